<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en_GB">
<context>
    <name>Actions</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Zapisz grę</translation>
    </message>
    <message>
        <source>Save record as…</source>
        <translation>Zapisz grę jako…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Let the computer play for me</source>
        <translation>Niech komputer gra za mnie</translation>
    </message>
    <message>
        <source>Pause computer players</source>
        <translation>Wstrzymaj graczy komputerowych</translation>
    </message>
    <message>
        <source>One step back in the history</source>
        <translation>O krok wstecz w historii</translation>
    </message>
    <message>
        <source>One step forward in the history</source>
        <translation>O krok naprzód w historii</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>About Medici Suite</source>
        <translation>O programie Medici Suite</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Standings and history</source>
        <translation>Wyniki i historia</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Odtwórz przebieg gry</translation>
    </message>
    <message>
        <source>To the start of the history</source>
        <translation>Na początek historii</translation>
    </message>
    <message>
        <source>To the end of the history</source>
        <translation>Na koniec historii</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Arkusze wyników</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Save a picture of the table…</source>
        <translation>Zapisz obraz stołu…</translation>
    </message>
    <message>
        <source>Open record or deal…</source>
        <translation>Otwórz zapis lub rozdanie…</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Ostatnio otwierane</translation>
    </message>
    <message>
        <source>Only the score</source>
        <translation>Tylko wyniki</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Rozegrane gry</translation>
    </message>
    <message>
        <source>Book of games</source>
        <translation>Księga gier</translation>
    </message>
    <message>
        <source>Warn before blunders</source>
        <translation>Ostrzegaj przed grubymi błędami</translation>
    </message>
    <message>
        <source>Other programs in the game</source>
        <translation>Inne programy w grze</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Przejrzyj grę</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Ustaw pozycję…</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Gracze</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>No other move was worth comparing.</source>
        <translation>Żadnego innego ruchu nie warto było porównywać.</translation>
    </message>
    <message>
        <source>Hint: it is close here. Press again for more.</source>
        <translation>Podpowiedź: różnice są tu niewielkie. Naciśnij ponownie, aby zobaczyć więcej.</translation>
    </message>
    <message>
        <source>Hint: no single part of the score stands out. Press again for more.</source>
        <translation>Podpowiedź: żadna część wyniku się tu nie wyróżnia. Naciśnij ponownie, aby zobaczyć więcej.</translation>
    </message>
    <message>
        <source>Hint: what counts here: %1. Press again for more.</source>
        <translation>Podpowiedź: najbardziej liczy się tu: %1. Naciśnij ponownie, aby zobaczyć więcej.</translation>
    </message>
    <message>
        <source>Hint: part of the move: %1. Press again for the move.</source>
        <translation>Podpowiedź: do ruchu należy: %1. Naciśnij ponownie, aby zobaczyć ruch.</translation>
    </message>
    <message>
        <source>Hint: %1 Press again for the move.</source>
        <comment>a reason</comment>
        <translation>Podpowiedź: %1 Naciśnij ponownie, aby zobaczyć ruch.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Podpowiedź: %1</translation>
    </message>
    <message>
        <source>Hint: %1 Expected final score (%2): %3.</source>
        <comment>the second is what counts, such as &apos;points&apos;</comment>
        <translation>Podpowiedź: %1 Przewidywany wynik na koniec (%2): %3.</translation>
    </message>
    <message>
        <source>Better: %1 %2</source>
        <comment>a move, and why</comment>
        <translation>Lepiej: %1 %2</translation>
    </message>
    <message>
        <source>Careful, a blunder. Cost: %1.</source>
        <translation>Uwaga, gruby błąd. Koszt: %1.</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>Instead: %1</source>
        <translation>Zamiast tego: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n step(s) after it stay.</source>
        <translation>
            <numerusform>Po nim zostaje %n krok.</numerusform>
            <numerusform>Po nim zostają wszystkie %n kroki.</numerusform>
            <numerusform>Po nim zostaje wszystkich %n kroków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) after it stay;</source>
        <translation>
            <numerusform>Z kroków po nim %n zostaje;</numerusform>
            <numerusform>Z kroków po nim %n zostają;</numerusform>
            <numerusform>Z kroków po nim %n zostaje;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n go, from this one on: %1</source>
        <translation>
            <numerusform>%n odpada: %1</numerusform>
            <numerusform>%n odpadają, począwszy od tego: %1</numerusform>
            <numerusform>%n odpada, począwszy od tego: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Zagraj to rozdanie ponownie</translation>
    </message>
    <message>
        <source>Compare games with this deal</source>
        <translation>Porównaj gry z tym rozdaniem</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Omówienie</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>%1: %2 (usually %3)</source>
        <comment>a house rule, its figure and the usual one</comment>
        <translation>%1: %2 (zwykle %3)</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>własne zasady</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>step %1 of %2</source>
        <translation>krok %1 z %2</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Random</source>
        <translation>losowy</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>normalny</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>plays anything that is allowed</source>
        <translation>gra cokolwiek, co wolno</translation>
    </message>
    <message>
        <source>looks a little ahead</source>
        <translation>patrzy trochę naprzód</translation>
    </message>
    <message>
        <source>thinks for a moment</source>
        <translation>chwilę się zastanawia</translation>
    </message>
    <message>
        <source>thinks as long as it helps</source>
        <translation>myśli tak długo, jak to coś daje</translation>
    </message>
    <message>
        <source>wins %1 of 100 games among random players</source>
        <translation>wygrywa %1 na 100 partii z graczami losowymi</translation>
    </message>
    <message>
        <source>wins %1 of 100 games among easy players</source>
        <translation>wygrywa %1 na 100 partii z łatwymi graczami</translation>
    </message>
    <message>
        <source>wins %1 of 100 games among normal players</source>
        <translation>wygrywa %1 na 100 partii z normalnymi graczami</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>ostrożny</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>zachłanny</translation>
    </message>
    <message>
        <source>risks little and wants something of everything</source>
        <translation>mało ryzykuje i chce mieć coś ze wszystkiego</translation>
    </message>
    <message>
        <source>wants what pays at once</source>
        <translation>chce tego, co przynosi zysk od razu</translation>
    </message>
    <message>
        <source>takes from the others what they need</source>
        <translation>zabiera innym to, czego potrzebują</translation>
    </message>
    <message>
        <source>stakes everything on little</source>
        <translation>stawia wszystko na jedną kartę</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>siła %1</translation>
    </message>
    <message>
        <source>%1, strength %2</source>
        <comment>a character</comment>
        <translation>%1, siła %2</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>blokujący</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>hazardzista</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Anna</source>
        <translation>Ania</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bartek</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Celina</translation>
    </message>
    <message>
        <source>Daniel</source>
        <translation>Darek</translation>
    </message>
    <message>
        <source>Elena</source>
        <translation>Ela</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Feliks</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>wrong metadata: &apos;seats&apos; must be the fewest and the most</source>
        <translation>błędne metadane: &quot;seats&quot; to najmniejsza i największa liczba miejsc</translation>
    </message>
    <message>
        <source>wrong metadata: more than %1 options</source>
        <translation>błędne metadane: więcej opcji niż %1</translation>
    </message>
    <message>
        <source>wrong metadata: the numbers of option &apos;%1&apos; are out of order</source>
        <translation>błędne metadane: liczby opcji &quot;%1&quot; nie są po kolei</translation>
    </message>
    <message>
        <source>wrong metadata: &apos;%1&apos; must be a number from %2 to %3</source>
        <translation>błędne metadane: &quot;%1&quot; to liczba od %2 do %3</translation>
    </message>
    <message>
        <source>wrong metadata: &apos;%1&apos; must be a word of letters</source>
        <translation>błędne metadane: &quot;%1&quot; to słowo złożone z liter</translation>
    </message>
    <message>
        <source>wrong metadata: &apos;%1&apos; lacks the English name</source>
        <translation>błędne metadane: w &quot;%1&quot; brakuje nazwy angielskiej</translation>
    </message>
    <message>
        <source>its metadata says %1 to %2 seats, its rules %3 to %4</source>
        <translation>według metadanych liczba miejsc wynosi od %1 do %2, a według zasad od %3 do %4</translation>
    </message>
    <message>
        <source>its metadata and its rules have different options</source>
        <translation>metadane i zasady mają różne opcje</translation>
    </message>
    <message>
        <source>it is a plug-in of another program</source>
        <translation>to wtyczka innego programu</translation>
    </message>
    <message>
        <source>it was built for another version of this program</source>
        <translation>wtyczka jest dla innej wersji tego programu</translation>
    </message>
    <message>
        <source>it has no game in it</source>
        <translation>nie ma w niej gry</translation>
    </message>
    <message>
        <source>it is not a plug-in, or damaged</source>
        <translation>to nie jest wtyczka albo jest uszkodzona</translation>
    </message>
    <message>
        <source>the game &apos;%1&apos; is already part of the program</source>
        <translation>gra &quot;%1&quot; jest już częścią programu</translation>
    </message>
    <message>
        <source>the game &apos;%1&apos; is already there, from %2</source>
        <translation>gra &quot;%1&quot; już jest, z pliku %2</translation>
    </message>
    <message>
        <source>A game in the program</source>
        <translation>Gra wbudowana w program</translation>
    </message>
    <message>
        <source>%1 is left out: %2.</source>
        <translation>%1 – pominięto: %2.</translation>
    </message>
    <message>
        <source>wrong metadata: the group of option &apos;%1&apos; is not there</source>
        <translation>błędne metadane: nie ma grupy opcji &quot;%1&quot;</translation>
    </message>
    <message>
        <source>wrong metadata: an option&apos;s &apos;kind&apos; must be number, flag or choice</source>
        <translation>błędne metadane: &quot;kind&quot; opcji musi być number, flag lub choice</translation>
    </message>
    <message>
        <source>wrong metadata: &apos;cover&apos; must say how wide its cards or dice are, and where each of them lies</source>
        <translation>błędne metadane: &quot;cover&quot; ma mówić, jak szerokie są karty lub kości i gdzie która leży</translation>
    </message>
    <message>
        <source>its metadata does not say what it has: a board, a score sheet, a lesson</source>
        <translation>jej metadane nie mówią, co w niej jest: plansza, arkusz, lekcja</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>It cannot be started: %1.</source>
        <translation>Nie da się go uruchomić: %1.</translation>
    </message>
    <message>
        <source>It said a line that is longer than %1 KiB.</source>
        <translation>Napisał wiersz dłuższy niż %1 KiB.</translation>
    </message>
    <message>
        <source>It did not answer in time.</source>
        <translation>Nie odpowiedział na czas.</translation>
    </message>
    <message>
        <source>It was ended by the system or has crashed.</source>
        <translation>Został zakończony przez system albo się załamał.</translation>
    </message>
    <message>
        <source>It has ended by itself with status %1.</source>
        <translation>Zakończył się sam ze stanem %1.</translation>
    </message>
    <message>
        <source>It said what it must not say: %1</source>
        <translation>Powiedział to, czego nie wolno: %1</translation>
    </message>
    <message>
        <source>It does not play this game.</source>
        <translation>Nie gra w tę grę.</translation>
    </message>
    <message>
        <source>It speaks without being asked.</source>
        <translation>Odzywa się nieproszony.</translation>
    </message>
    <message>
        <source>It asks for the table more than %1 times for one move.</source>
        <translation>Prosi o stół więcej niż %1 razy dla jednego ruchu.</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>There is no game in it.</source>
        <translation>Nie ma w nim gry.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>%1 does not belong here.</source>
        <translation>Nie pasuje tu %1.</translation>
    </message>
    <message>
        <source>%1 is %2, but must be %3.</source>
        <translation>%1 to %2, a musi być: %3.</translation>
    </message>
    <message>
        <source>%1: %2 entries found, %3 expected.</source>
        <translation>%1: liczba wpisów to %2, a musi być %3.</translation>
    </message>
    <message>
        <source>%1 appears twice after the same event.</source>
        <translation>%1 występuje dwa razy po tym samym zdarzeniu.</translation>
    </message>
    <message>
        <source>&quot;scored&quot; must come before &quot;result&quot;.</source>
        <translation>&quot;scored&quot; musi wystąpić przed &quot;result&quot;.</translation>
    </message>
    <message>
        <source>&quot;scored&quot; may only come directly after the event that ends a round.</source>
        <translation>&quot;scored&quot; może wystąpić tylko bezpośrednio po zdarzeniu, które kończy rundę.</translation>
    </message>
    <message>
        <source>&quot;result&quot; may only come directly after the event that ends the game.</source>
        <translation>&quot;result&quot; może wystąpić tylko bezpośrednio po zdarzeniu, które kończy grę.</translation>
    </message>
    <message>
        <source>&quot;legal&quot; may only come directly before a decision.</source>
        <translation>&quot;legal&quot; może wystąpić tylko bezpośrednio przed decyzją.</translation>
    </message>
    <message>
        <source>&quot;legal&quot; names %1, which is not possible here.</source>
        <translation>&quot;legal&quot; wymienia %1, co nie jest tu możliwe.</translation>
    </message>
    <message>
        <source>&quot;legal&quot; names %1 twice.</source>
        <translation>&quot;legal&quot; wymienia %1 dwa razy.</translation>
    </message>
    <message>
        <source>&quot;legal&quot; leaves out %1.</source>
        <translation>&quot;legal&quot; pomija %1.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Brakuje %1.</translation>
    </message>
    <message>
        <source>The field %1 is missing.</source>
        <translation>Brakuje pola %1.</translation>
    </message>
    <message>
        <source>The field %1 does not belong here.</source>
        <translation>Pole %1 tu nie pasuje.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>liczba całkowita od %1 do %2</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>napis</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true lub false</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>tablica</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>obiekt</translation>
    </message>
    <message>
        <source>in ascending order, each number once</source>
        <translation>rosnąco, każda liczba raz</translation>
    </message>
    <message>
        <source>&quot;player&quot; is %1, but must be &quot;human&quot; or &quot;computer&quot;.</source>
        <translation>&quot;player&quot; to %1, a musi być &quot;human&quot; lub &quot;computer&quot;.</translation>
    </message>
    <message>
        <source>A human has no &quot;level&quot;.</source>
        <translation>Człowiek nie ma pola &quot;level&quot;.</translation>
    </message>
    <message>
        <source>This game has no option %1; it has %2.</source>
        <translation>Ta gra nie ma opcji %1; ma: %2.</translation>
    </message>
    <message>
        <source>A record begins with its header, a line with the field &quot;format&quot;.</source>
        <translation>Zapis zaczyna się od nagłówka, czyli wiersza z polem &quot;format&quot;.</translation>
    </message>
    <message>
        <source>&quot;format&quot; is %1, but must be &quot;medici&quot;.</source>
        <translation>&quot;format&quot; to %1, a musi być &quot;medici&quot;.</translation>
    </message>
    <message>
        <source>The variant %1 is not known; the known ones are %2.</source>
        <translation>Wariant %1 nie jest znany; znane są: %2.</translation>
    </message>
    <message>
        <source>The game %1 has %2 to %3 seats, not %4.</source>
        <translation>Gra %1 ma od %2 do %3 miejsc, a nie %4.</translation>
    </message>
    <message>
        <source>A string contains a control character; it must be written as an escape.</source>
        <translation>Napis zawiera znak sterujący; trzeba go zapisać sekwencją z ukośnikiem.</translation>
    </message>
    <message>
        <source>A string contains an escape that JSON does not know.</source>
        <translation>Napis zawiera sekwencję z ukośnikiem, której JSON nie zna.</translation>
    </message>
    <message>
        <source>A string contains half a character (a surrogate without its partner).</source>
        <translation>Napis zawiera pół znaku (surogat bez pary).</translation>
    </message>
    <message>
        <source>The field %1 is given twice.</source>
        <translation>Pole %1 podano dwa razy.</translation>
    </message>
    <message>
        <source>The number %1 must be written as a whole one.</source>
        <translation>Liczbę %1 trzeba zapisać jako całkowitą.</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>Liczba %1 jest za duża.</translation>
    </message>
    <message>
        <source>The line contains a NUL byte.</source>
        <translation>Wiersz zawiera bajt NUL.</translation>
    </message>
    <message>
        <source>The line contains a carriage return; lines must end with LF alone.</source>
        <translation>Wiersz zawiera znak powrotu karetki; wiersze mają się kończyć samym LF.</translation>
    </message>
    <message>
        <source>The line is empty.</source>
        <translation>Wiersz jest pusty.</translation>
    </message>
    <message>
        <source>The line begins with a byte order mark.</source>
        <translation>Wiersz zaczyna się od znacznika kolejności bajtów.</translation>
    </message>
    <message>
        <source>The line is not UTF-8.</source>
        <translation>Wiersz nie jest zapisany w UTF-8.</translation>
    </message>
    <message>
        <source>The line is not JSON: %1 at byte %2.</source>
        <translation>Wiersz nie jest poprawnym JSON-em: %1, bajt %2.</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>Wiersz nie jest obiektem JSON.</translation>
    </message>
    <message>
        <source>The record is empty.</source>
        <translation>Zapis jest pusty.</translation>
    </message>
    <message>
        <source>The game is longer than 16 MiB.</source>
        <translation>Gra jest dłuższa niż 16 MiB.</translation>
    </message>
    <message>
        <source>The file is longer than %1 MiB.</source>
        <translation>Plik jest dłuższy niż %1 MiB.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Nie można odczytać pliku: %1.</translation>
    </message>
    <message>
        <source>The line is longer than 64 KiB.</source>
        <translation>Wiersz jest dłuższy niż 64 KiB.</translation>
    </message>
    <message>
        <source>The last line is incomplete and was left out.</source>
        <translation>Ostatni wiersz jest niepełny i został pominięty.</translation>
    </message>
    <message>
        <source>possible values: %1</source>
        <translation>możliwe wartości: %1</translation>
    </message>
    <message>
        <source>possible values: %1 and %2 more</source>
        <translation>możliwe wartości: %1 oraz inne (jeszcze %2)</translation>
    </message>
    <message>
        <source>The line is neither an event nor an annotation: an event has either &quot;chance&quot; or &quot;seat&quot; and &quot;move&quot;, an annotation only one of &quot;legal&quot;, &quot;scored&quot; and &quot;result&quot;.</source>
        <translation>Wiersz nie jest ani zdarzeniem, ani adnotacją: zdarzenie ma &quot;chance&quot; albo &quot;seat&quot; i &quot;move&quot;, adnotacja tylko jedno z &quot;legal&quot;, &quot;scored&quot; i &quot;result&quot;.</translation>
    </message>
    <message>
        <source>The game is over; no event can follow.</source>
        <translation>Gra jest skończona; nie może być dalszych zdarzeń.</translation>
    </message>
    <message>
        <source>No chance event is possible here: it is for seat %1 to decide.</source>
        <translation>Zdarzenie losowe nie jest tu możliwe: decyduje miejsce %1.</translation>
    </message>
    <message>
        <source>The chance event %1 is not possible here; %2.</source>
        <translation>Zdarzenie losowe %1 nie jest tu możliwe; %2.</translation>
    </message>
    <message>
        <source>The chance event %1 is not possible here.</source>
        <translation>Zdarzenie losowe %1 nie jest tu możliwe.</translation>
    </message>
    <message>
        <source>Seat %1 cannot move here: a chance event comes first.</source>
        <translation>Miejsce %1 nie może tu zagrać: najpierw zdarzenie losowe.</translation>
    </message>
    <message>
        <source>Seat %1 cannot move here: it is for seat %2 to decide.</source>
        <translation>Miejsce %1 nie może tu zagrać: decyduje miejsce %2.</translation>
    </message>
    <message>
        <source>The move %1 is not possible here; %2.</source>
        <translation>Ruch %1 nie jest tu możliwy; %2.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Nie można zapisać pliku: %1.</translation>
    </message>
    <message>
        <source>Die %1 cannot show %2; its faces are %3.</source>
        <translation>Kość %1 nie może pokazać %2; jej ścianki to %3.</translation>
    </message>
    <message>
        <source>A roll is of %1 dice, not %2.</source>
        <translation>Rzuca się %1 kośćmi, a nie %2.</translation>
    </message>
    <message>
        <source>%1 is not a card of this game: there are spice, dye, grain, fur and cloth from 0 to 5, and gold10.</source>
        <translation>%1 nie jest kartą tej gry: są spice, dye, grain, fur i cloth od 0 do 5 oraz gold10.</translation>
    </message>
    <message>
        <source>There is no card %1.</source>
        <translation>Nie ma karty %1.</translation>
    </message>
    <message>
        <source>%1 is not a gem; the gems are %2.</source>
        <translation>%1 to nie klejnot; klejnoty to %2.</translation>
    </message>
    <message>
        <source>%1 must be %2 dice, not %3.</source>
        <translation>%1 to %2 kości, a nie %3.</translation>
    </message>
    <message>
        <source>Coloured die %1 was not re-rolled and cannot change.</source>
        <translation>Kością klejnotów %1 nie rzucono ponownie, więc nie może się zmienić.</translation>
    </message>
    <message>
        <source>Numbered die %1 was not re-rolled and cannot change.</source>
        <translation>Kością liczb %1 nie rzucono ponownie, więc nie może się zmienić.</translation>
    </message>
    <message>
        <source>&quot;keep&quot; is never false: a re-roll says what is rolled.</source>
        <translation>&quot;keep&quot; nigdy nie jest fałszem: ponowny rzut mówi, czym się rzuca.</translation>
    </message>
    <message>
        <source>&quot;pair&quot; is a coloured and a numbered die.</source>
        <translation>&quot;pair&quot; to kość klejnotów i kość liczb.</translation>
    </message>
    <message>
        <source>This game is being played, by another copy of the program or in this one.</source>
        <translation>Ta gra właśnie się toczy, w tym oknie albo w drugim uruchomionym programie.</translation>
    </message>
    <message>
        <source>&quot;reroll&quot; is of at least one die.</source>
        <translation>&quot;reroll&quot; wymienia co najmniej jedną kość.</translation>
    </message>
    <message>
        <source>The deal is too long: it has more than %1 characters.</source>
        <translation>Rozdanie jest za długie: maksymalna liczba znaków to %1.</translation>
    </message>
    <message>
        <source>The deal is too short: part of it is missing.</source>
        <translation>Rozdanie jest za krótkie: brakuje jego części.</translation>
    </message>
    <message>
        <source>The deal contains a mistake: its check digits do not match.</source>
        <translation>Rozdanie zawiera błąd: cyfry kontrolne się nie zgadzają.</translation>
    </message>
    <message>
        <source>There is no such game: the deal&apos;s seats or options are impossible.</source>
        <translation>Takiej gry nie ma: liczba graczy lub opcje rozdania są niemożliwe.</translation>
    </message>
    <message>
        <source>&quot;player&quot; is %1, but must be &quot;human&quot;, &quot;computer&quot; or &quot;program&quot;.</source>
        <translation>&quot;player&quot; to %1, a musi być &quot;human&quot;, &quot;computer&quot; lub &quot;program&quot;.</translation>
    </message>
    <message>
        <source>The record has version %1; this program reads versions up to %2.</source>
        <translation>Zapis ma wersję %1; ten program czyta wersje do %2.</translation>
    </message>
    <message>
        <source>&quot;number&quot; is %1, but must be 32 hexadecimal digits.</source>
        <translation>&quot;number&quot; to %1, a muszą to być 32 cyfry szesnastkowe.</translation>
    </message>
    <message>
        <source>The seal %1 does not match the number, whose seal is %2.</source>
        <translation>Pieczęć %1 nie pasuje do numeru; jego pieczęć to %2.</translation>
    </message>
    <message>
        <source>&quot;scheme&quot; is %1, but must be &quot;places&quot;, &quot;running number&quot; or &quot;hand&quot;.</source>
        <translation>&quot;scheme&quot; to %1, a musi być &quot;places&quot;, &quot;running number&quot; lub &quot;hand&quot;.</translation>
    </message>
    <message>
        <source>The line is neither an event nor an annotation: an event has either &quot;chance&quot; or &quot;seat&quot; and &quot;move&quot;, an annotation only one of &quot;legal&quot;, &quot;scored&quot;, &quot;result&quot; and &quot;note&quot;.</source>
        <translation>Wiersz nie jest ani zdarzeniem, ani adnotacją: zdarzenie ma &quot;chance&quot; albo &quot;seat&quot; i &quot;move&quot;, adnotacja tylko jedno z &quot;legal&quot;, &quot;scored&quot;, &quot;result&quot; i &quot;note&quot;.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>Lista %1 jest pusta.</translation>
    </message>
    <message>
        <source>This is not a record of a game, or it is damaged.</source>
        <translation>To nie jest zapis gry albo plik jest uszkodzony.</translation>
    </message>
    <message>
        <source>A deal cannot contain the character %1 (in %2).</source>
        <translation>Rozdanie nie może zawierać znaku %1 (w %2).</translation>
    </message>
    <message>
        <source>The deal contains a mistake: %1 should have %2 characters.</source>
        <translation>W rozdaniu jest błąd: %1 powinno mieć %2 znaki.</translation>
    </message>
    <message>
        <source>The deal contains a mistake: its check digits do not match. Should %1 be %2?</source>
        <translation>W rozdaniu jest błąd: cyfry kontrolne się nie zgadzają. Może zamiast %1 powinno być %2?</translation>
    </message>
    <message>
        <source>The system starts no thread: too many are running, or there is too little memory.</source>
        <translation>System nie uruchamia wątku: działa ich za dużo albo brakuje pamięci.</translation>
    </message>
    <message>
        <source>%1 is %2, but must be 1 to %3 letters on one line.</source>
        <translation>%1 to %2, a musi to być od 1 do %3 znaków w jednym wierszu.</translation>
    </message>
    <message>
        <source>It speaks of question %1, but was asked question %2.</source>
        <translation>Mówi o pytaniu %1, a zadano mu pytanie %2.</translation>
    </message>
    <message>
        <source>The move %1 is not possible here.</source>
        <translation>Ruch %1 nie jest tu możliwy.</translation>
    </message>
    <message>
        <source>%1 is no level.</source>
        <translation>%1 to nie poziom.</translation>
    </message>
    <message>
        <source>This is not a tournament&apos;s file: it begins with %1.</source>
        <translation>To nie jest plik turnieju: zaczyna się od %1.</translation>
    </message>
    <message>
        <source>A tournament has two players at least.</source>
        <translation>Turniej ma co najmniej dwóch graczy.</translation>
    </message>
    <message>
        <source>A tournament has %1 players at most.</source>
        <translation>Turniej może mieć co najwyżej tylu graczy: %1.</translation>
    </message>
    <message>
        <source>A tournament has %1 heats at most, each company with each deal.</source>
        <translation>Turniej może mieć co najwyżej tyle serii: %1 (każdy skład z każdym rozdaniem).</translation>
    </message>
    <message>
        <source>%1 is not a whole number.</source>
        <translation>%1 to nie liczba całkowita.</translation>
    </message>
    <message>
        <source>Others sit here in the tournament that the file begins with.</source>
        <translation>W turnieju, od którego zaczyna się plik, siedzą tu inni.</translation>
    </message>
    <message>
        <source>The game is not described whole.</source>
        <translation>Gra nie jest opisana w całości.</translation>
    </message>
    <message>
        <source>A heat has %1 games.</source>
        <translation>Liczba gier w serii musi wynosić %1.</translation>
    </message>
    <message>
        <source>The file holds no tournament.</source>
        <translation>W pliku nie ma turnieju.</translation>
    </message>
    <message>
        <source>This is a part of another tournament.</source>
        <translation>To część innego turnieju.</translation>
    </message>
    <message>
        <source>Deal %1, company %2 went otherwise in another file.</source>
        <translation>Rozdanie %1, skład %2: w innym pliku gra przebiegła inaczej.</translation>
    </message>
    <message>
        <source>A lesson begins with its title.</source>
        <translation>Lekcja zaczyna się od tytułu.</translation>
    </message>
    <message>
        <source>The record goes on after a remark on the free game.</source>
        <translation>Po uwadze o swobodnej grze nie może być dalszego ciągu zapisu.</translation>
    </message>
    <message>
        <source>A lesson has one pupil: exactly one seat is human.</source>
        <translation>Lekcja ma jednego ucznia: człowiekiem jest dokładnie jedno miejsce.</translation>
    </message>
    <message>
        <source>The pupil decides here; &apos;do&apos; or &apos;ask&apos; is missing.</source>
        <translation>Tu decyduje uczeń; brakuje &quot;do&quot; albo &quot;ask&quot;.</translation>
    </message>
    <message>
        <source>&apos;ask&apos; needs one answer to all other moves: &apos;wrong&apos; or &apos;weak&apos; without a move.</source>
        <translation>&quot;ask&quot; wymaga jednej odpowiedzi na wszystkie inne ruchy: &quot;wrong&quot; albo &quot;weak&quot; bez ruchu.</translation>
    </message>
    <message>
        <source>%1 is followed by nothing but the number of a statement.</source>
        <translation>Po %1 może stać tylko numer reguły.</translation>
    </message>
    <message>
        <source>%1 is unknown; a block begins with title, say, do, ask, right, wrong, weak or when.</source>
        <translation>Nieznane słowo %1; blok zaczyna się od title, say, do, ask, right, wrong, weak albo when.</translation>
    </message>
    <message>
        <source>The pupil has nothing to decide here.</source>
        <translation>Uczeń nie ma tu nic do rozstrzygnięcia.</translation>
    </message>
    <message>
        <source>A remark comes &apos;when round N&apos;, &apos;when scored N&apos;, &apos;when scored N SOURCE paid&apos;, &apos;… unpaid&apos; or &apos;when over&apos;.</source>
        <translation>Uwaga ma postać &quot;when round N&quot;, &quot;when scored N&quot;, &quot;when scored N ŹRÓDŁO paid&quot;, &quot;… unpaid&quot; albo &quot;when over&quot;.</translation>
    </message>
    <message>
        <source>%1 is nothing that points come from, or not followed by &apos;paid&apos; or &apos;unpaid&apos;.</source>
        <translation>%1 nie jest źródłem punktów albo nie stoi po nim &quot;paid&quot; ani &quot;unpaid&quot;.</translation>
    </message>
    <message>
        <source>An answer stands below the &apos;do&apos; or &apos;ask&apos; that it belongs to.</source>
        <translation>Odpowiedź stoi pod &quot;do&quot; albo &quot;ask&quot;, do którego należy.</translation>
    </message>
    <message>
        <source>The record&apos;s header comes first, directly after the title.</source>
        <translation>Najpierw, zaraz po tytule, stoi nagłówek zapisu.</translation>
    </message>
    <message>
        <source>%1 does not belong here: a text stands once in each language, below what it is for.</source>
        <translation>%1 tu nie pasuje: tekst stoi raz w każdym języku, pod tym, do czego służy.</translation>
    </message>
    <message>
        <source>The text above is not in the languages of the title: %1.</source>
        <translation>Tekst powyżej nie jest w językach tytułu: %1.</translation>
    </message>
    <message>
        <source>The record ends before the pupil&apos;s last decision.</source>
        <translation>Zapis kończy się przed ostatnią decyzją ucznia.</translation>
    </message>
    <message>
        <source>The record&apos;s luck does not follow from its number.</source>
        <translation>Los w zapisie nie wynika z jego numeru.</translation>
    </message>
    <message>
        <source>What is said last is not heard: the pupil does not decide here.</source>
        <translation>Ostatnich słów nikt nie usłyszy: uczeń tu nie decyduje.</translation>
    </message>
    <message>
        <source>Here comes a position with the key of its puzzle, and after it what is said of the answer.</source>
        <translation>Tu następuje pozycja z kluczem swojego zadania, a po niej to, co jest powiedziane o odpowiedzi.</translation>
    </message>
    <message>
        <source>%1 is no part.</source>
        <translation>%1 to nie część.</translation>
    </message>
    <message>
        <source>This is a part of something else.</source>
        <translation>To część czegoś innego.</translation>
    </message>
    <message>
        <source>Piece %1 went otherwise in another file.</source>
        <translation>Fragment %1 przebiegł inaczej w innym pliku.</translation>
    </message>
    <message>
        <source>This is not a file of two sets of rules: it begins with %1.</source>
        <translation>To nie plik z porównaniem zasad: zaczyna się od %1.</translation>
    </message>
    <message>
        <source>Points come from somewhere that this game does not know.</source>
        <translation>Punkty pochodzą ze źródła, którego ta gra nie zna.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Plik jest pusty.</translation>
    </message>
    <message>
        <source>The file holds something else: it begins otherwise.</source>
        <translation>Plik zawiera coś innego: zaczyna się inaczej.</translation>
    </message>
    <message>
        <source>A game of %1 cannot begin with a position.</source>
        <translation>Gra %1 nie może zaczynać się od pozycji.</translation>
    </message>
    <message>
        <source>The game begins with a position that was set up; version 1 of records has no room for it.</source>
        <translation>Partia zaczyna się od ustawionej pozycji, a wersja 1 zapisu nie ma na nią miejsca.</translation>
    </message>
    <message>
        <source>%1 cannot hold %2; known are %3.</source>
        <translation>W %1 nie może stać %2; znane są: %3.</translation>
    </message>
    <message>
        <source>The position cannot arise. %1: %2 (%3)</source>
        <comment>a field, why, and the rule</comment>
        <translation>Taka pozycja nie może powstać. %1: %2 (%3)</translation>
    </message>
    <message>
        <source>The option %1 is %2, but must be one of these: %3.</source>
        <translation>Opcja %1 ma wartość %2, a może mieć jedną z tych: %3.</translation>
    </message>
    <message>
        <source>With so many players (%1) there is no option %2.</source>
        <translation>Przy tej liczbie graczy (%1) nie ma opcji %2.</translation>
    </message>
    <message>
        <source>This game has no option %1; it has %2 and its house rules.</source>
        <translation>Ta gra nie ma opcji %1; ma %2 i własne zasady.</translation>
    </message>
    <message>
        <source>A deal begins with the short name of its game, which is the same in every language: %1.</source>
        <translation>Rozdanie zaczyna się od skrótu nazwy gry, takiego samego w każdym języku: %1.</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1. You can play on: all of it is saved with the next move that can be written.</source>
        <translation>Nie można zapisać partii: %1. Można grać dalej: zapisze się cała przy najbliższym ruchu, który da się zapisać.</translation>
    </message>
    <message>
        <source>Another program has changed this file while the game was being played. The game goes on as it lies on the table; what the other program wrote is in %1.</source>
        <translation>W trakcie partii inny program zmienił ten plik. Gra toczy się dalej tak, jak leży na stole; to, co zapisał inny program, jest w %1.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The beginning</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Krok dalej</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>%1 gets %2 more</source>
        <comment>a player; an amount</comment>
        <translation>%1: o %2 więcej</translation>
    </message>
    <message>
        <source>%1 gets %2 less</source>
        <comment>a player; an amount</comment>
        <translation>%1: o %2 mniej</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>najlepszy ruch</translation>
    </message>
    <message>
        <source>good</source>
        <comment>a decision</comment>
        <translation>dobry ruch</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>niedokładność</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gruby błąd</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a figure and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and how much</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, chance to win: %2 %</source>
        <comment>points, and percent</comment>
        <translation>%1, szansa na wygraną: %2 %</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Nie znaleziono lepszego ruchu.</translation>
    </message>
    <message>
        <source>It was close: nothing tells the two moves surely apart.</source>
        <translation>Różnica jest zbyt mała, by z pewnością wskazać lepszy z dwóch ruchów.</translation>
    </message>
    <message>
        <source>It turned out even better than the move that looked best.</source>
        <translation>Ten ruch okazał się nawet lepszy od tego, który wyglądał na najlepszy.</translation>
    </message>
    <message>
        <source>It costs a little here and there; no part of the score stands out.</source>
        <translation>Kosztuje po trochu w kilku miejscach; żadna część wyniku się nie wyróżnia.</translation>
    </message>
    <message>
        <source>Beside the best move, %1, but the chance to win is smaller.</source>
        <translation>W porównaniu z najlepszym ruchem: %1, ale szansa na wygraną jest mniejsza.</translation>
    </message>
    <message>
        <source>Beside the best move, %1.</source>
        <translation>W porównaniu z najlepszym ruchem: %1.</translation>
    </message>
    <message>
        <source>Beside the best move, %1; in return, %2.</source>
        <translation>W porównaniu z najlepszym ruchem: %1; za to %2.</translation>
    </message>
    <message>
        <source>It is close: nothing tells it surely apart from the next best move.</source>
        <translation>Różnica jest zbyt mała, by z pewnością przedkładać ten ruch nad następny najlepszy.</translation>
    </message>
    <message>
        <source>It brings a little here and there; no part of the score stands out.</source>
        <translation>Zyskuje po trochu w kilku miejscach; żadna część wyniku się nie wyróżnia.</translation>
    </message>
    <message>
        <source>Beside the next best move, %1.</source>
        <translation>W porównaniu z następnym najlepszym ruchem: %1.</translation>
    </message>
    <message>
        <source>Beside the next best move, %1; in return, %2.</source>
        <translation>W porównaniu z następnym najlepszym ruchem: %1; za to %2.</translation>
    </message>
    <message>
        <source>First place for %1: %2.</source>
        <comment>a source, and how often</comment>
        <translation>Pierwsze miejsce – %1: %2.</translation>
    </message>
    <message>
        <source>First or second place for %1: %2.</source>
        <translation>Pierwsze lub drugie miejsce – %1: %2.</translation>
    </message>
    <message>
        <source>First place for %1: %2; then %3 mostly has it.</source>
        <translation>Pierwsze miejsce – %1: %2; najczęściej zajmuje je wtedy %3.</translation>
    </message>
    <message>
        <source>First or second place for %1: %2; then %3 mostly has it.</source>
        <translation>Pierwsze lub drugie miejsce – %1: %2; najczęściej zajmuje je wtedy %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part of the score, and points with their sign</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the rest</source>
        <comment>of a sum</comment>
        <translation>reszta</translation>
    </message>
    <message>
        <source>after the best move in %1 of 10 games, after this one in %2</source>
        <translation>po najlepszym ruchu w %1 na 10 gier, po tym ruchu w %2</translation>
    </message>
    <message>
        <source>after it in %1 of 10 games, after the next best move in %2</source>
        <translation>po nim w %1 na 10 gier, po następnym najlepszym ruchu w %2</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <comment>points and chances</comment>
        <translation>Koszt: %1</translation>
    </message>
    <message>
        <source>%1 (exact)</source>
        <comment>a cost</comment>
        <translation>%1 (dokładnie)</translation>
    </message>
    <message>
        <source>%1; against those who sat there: %2</source>
        <comment>a cost, and another</comment>
        <translation>%1; przy tych, którzy naprawdę grali: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. Of which: %2.</source>
        <comment>a cost, and what it is made of</comment>
        <translation>%1. W tym: %2.</translation>
    </message>
</context>
<context>
    <name>ReviewPages</name>
    <message>
        <source>–</source>
        <comment>not known</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>With a seal: what was played. With a lamp: what was better.</source>
        <translation>Z pieczęcią: zagrane. Z lampką: lepsze.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>to win, %</source>
        <translation>szansa, %</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Played: %1 (%2)</source>
        <comment>a move and what it is called</comment>
        <translation>Zagrano: %1 (%2)</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a move</comment>
        <translation>Lepiej: %1</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Omówienie partii</translation>
    </message>
    <message>
        <source>Costs are against opponents who play as hard computer players do.</source>
        <translation>Koszty zakładają, że pozostali grają jak komputer na poziomie trudnym.</translation>
    </message>
</context>
<context>
    <name>RuleChange</name>
    <message>
        <source>Whoever begins wins more often</source>
        <translation>Gracz rozpoczynający wygrywa częściej</translation>
    </message>
    <message>
        <source>Whoever begins wins less often</source>
        <translation>Gracz rozpoczynający wygrywa rzadziej</translation>
    </message>
    <message>
        <source>%1 wins more often</source>
        <comment>Seat 2</comment>
        <translation>%1 wygrywa częściej</translation>
    </message>
    <message>
        <source>%1 wins less often</source>
        <comment>Seat 2</comment>
        <translation>%1 wygrywa rzadziej</translation>
    </message>
    <message>
        <source>Scores are higher</source>
        <translation>Wyniki są wyższe</translation>
    </message>
    <message>
        <source>Scores are lower</source>
        <translation>Wyniki są niższe</translation>
    </message>
    <message>
        <source>The winner is further ahead</source>
        <translation>Zwycięzca ma większą przewagę</translation>
    </message>
    <message>
        <source>The winner is less far ahead</source>
        <translation>Zwycięzca ma mniejszą przewagę</translation>
    </message>
    <message>
        <source>Scores lie further apart</source>
        <translation>Wyniki są bardziej rozrzucone</translation>
    </message>
    <message>
        <source>Scores lie closer together</source>
        <translation>Wyniki są mniej rozrzucone</translation>
    </message>
    <message>
        <source>First places are shared more often</source>
        <translation>Pierwsze miejsce częściej jest dzielone</translation>
    </message>
    <message>
        <source>First places are shared less often</source>
        <translation>Pierwsze miejsce rzadziej jest dzielone</translation>
    </message>
    <message>
        <source>Whoever leads after the first round wins more often</source>
        <translation>Kto prowadzi po pierwszej rundzie, częściej wygrywa</translation>
    </message>
    <message>
        <source>Whoever leads after the first round wins less often</source>
        <translation>Kto prowadzi po pierwszej rundzie, rzadziej wygrywa</translation>
    </message>
    <message>
        <source>There is more to decide</source>
        <translation>Jest więcej decyzji</translation>
    </message>
    <message>
        <source>There is less to decide</source>
        <translation>Jest mniej decyzji</translation>
    </message>
    <message>
        <source>A game takes more steps</source>
        <translation>Partia ma więcej kroków</translation>
    </message>
    <message>
        <source>A game takes fewer steps</source>
        <translation>Partia ma mniej kroków</translation>
    </message>
    <message>
        <source>More points from: %1</source>
        <translation>Więcej punktów, źródło: %1</translation>
    </message>
    <message>
        <source>Fewer points from: %1</source>
        <translation>Mniej punktów, źródło: %1</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przed zmianą</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po zmianie</translation>
    </message>
    <message>
        <source>Both sets of rules here are within that.</source>
        <translation>Oba zestawy zasad mieszczą się w tym, czego się nauczyli.</translation>
    </message>
    <message>
        <source>There they play without it, only by looking ahead.</source>
        <translation>Tam grają bez tego, tylko patrząc naprzód.</translation>
    </message>
    <message>
        <source>Both sets of rules here leave that.</source>
        <translation>Oba zestawy zasad poza to wychodzą.</translation>
    </message>
    <message>
        <source>The rules after the change leave that.</source>
        <translation>Zasady po zmianie poza to wychodzą.</translation>
    </message>
    <message>
        <source>The rules before the change leave that.</source>
        <translation>Zasady przed zmianą poza to wychodzą.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>%1, but looking ahead by no more than %2 games a move</source>
        <comment>a level; a number</comment>
        <translation>%1, ale z najwyżej %2 grami rozegranymi w myśli na ruch</translation>
    </message>
    <message>
        <source>Seat 1, which begins, wins, %</source>
        <translation>Wygrane miejsca 1 (zaczyna), %</translation>
    </message>
    <message>
        <source>Seat %1 wins, %</source>
        <translation>Wygrane miejsca %1, %</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>The winner&apos;s lead</source>
        <translation>Przewaga zwycięzcy</translation>
    </message>
    <message>
        <source>From the best score to the worst</source>
        <translation>Od najlepszego wyniku do najgorszego</translation>
    </message>
    <message>
        <source>First place shared, %</source>
        <translation>Dzielone pierwsze miejsce, %</translation>
    </message>
    <message>
        <source>Leader of the first round wins, %</source>
        <translation>Lider pierwszej rundy wygrywa, %</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <translation>Decyzje w partii</translation>
    </message>
    <message>
        <source>Steps of a game, with luck</source>
        <translation>Kroki partii razem z losem</translation>
    </message>
    <message>
        <source>Points from: %1</source>
        <translation>Punkty, źródło: %1</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3 (%4).</source>
        <comment>what differs; after; before; by how much</comment>
        <translation>%1: %2 zamiast %3 (%4).</translation>
    </message>
    <message>
        <source>%1: no seat surely has an edge.</source>
        <translation>%1: żadne miejsce na pewno nie jest lepsze od innych.</translation>
    </message>
    <message>
        <source>%1: the edge is with seat %2, which wins %3 % where %4 % would be even.</source>
        <translation>%1: najlepsze jest miejsce %2, wygrywa %3% (po równo byłoby %4%).</translation>
    </message>
    <message>
        <source>Nothing differs by more than chance explains.</source>
        <translation>Nic nie różni się bardziej, niż tłumaczy to przypadek.</translation>
    </message>
    <message>
        <source>Deals played by both sets of rules with the same luck: %1. Who sat at every seat: %2.</source>
        <translation>Rozdania rozegrane według obu zestawów zasad z tym samym losem: %1. Na każdym miejscu siedział gracz: %2.</translation>
    </message>
    <message>
        <source>Computer players learned by the usual rules.</source>
        <translation>Gracze komputerowi uczyli się na zwykłych zasadach.</translation>
    </message>
    <message>
        <source>How much better stronger players do was not asked often enough yet.</source>
        <translation>O ile lepiej grają silniejsi gracze, jeszcze nie wiadomo.</translation>
    </message>
    <message>
        <source>The next stronger player (%1) gets so many points more: before %2, after %3.</source>
        <translation>O tyle punktów więcej zdobywa gracz o poziom silniejszy (%1): przed zmianą %2, po zmianie %3.</translation>
    </message>
    <message>
        <source>The next stronger player (%1) in one seat wins so much more, in %: before %2, after %3.</source>
        <translation>O tyle częściej, w %, wygrywa na jednym miejscu gracz o poziom silniejszy (%1): przed zmianą %2, po zmianie %3.</translation>
    </message>
    <message>
        <source>That is not the same: they do not play both sets of rules equally well, and a part of what differs may come of that.</source>
        <translation>To nie to samo: nie grają według obu zestawów zasad równie dobrze i część różnic może brać się z tego.</translation>
    </message>
    <message>
        <source>The two differ by %1, which may be chance.</source>
        <translation>Różnica wynosi %1 i może być przypadkiem.</translation>
    </message>
    <message>
        <source>%1: %2 % instead of %3 % (%4).</source>
        <comment>what differs; after; before; by how much</comment>
        <translation>%1: %2% zamiast %3% (%4).</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 i %2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Speed of animations and computer players</source>
        <translation>Tempo animacji i graczy komputerowych</translation>
    </message>
    <message>
        <source>No animations</source>
        <translation>Bez animacji</translation>
    </message>
    <message>
        <source>Make a choice for me when it is the only one</source>
        <translation>Wykonuj za mnie ruch, gdy możliwy jest tylko jeden</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standardowe</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Dla daltonistów</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Natychmiast</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Explain the scoring after each round</source>
        <translation>Wyjaśniaj punktację po każdej rundzie</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Cicho</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnio</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Głośno</translation>
    </message>
    <message>
        <source>Undo only back to the last roll or card</source>
        <translation>Cofanie tylko do ostatniego rzutu lub ostatniej karty</translation>
    </message>
    <message>
        <source>Say aloud what computer players do and whose turn it is</source>
        <translation>Mów na głos, co robią gracze komputerowi i czyja jest kolej</translation>
    </message>
    <message>
        <source>Speak to each person in their own language</source>
        <translation>Do każdego w jego języku</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>name</source>
        <translation>imię</translation>
    </message>
    <message>
        <source>date</source>
        <translation>data</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Pieczęć</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Begin again with the same players and new luck? The game so far stays in the list of all games.</source>
        <translation>Zacząć od nowa z tymi samymi graczami i nowym losem? Dotychczasowa gra zostanie na liście wszystkich gier.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Nothing is left to take back in this game. Bring back the game that lay on the table before it? &apos;Redo&apos; leads to this one again.</source>
        <translation>W tej partii nie ma już czego cofać. Przywrócić partię, która leżała na stole przed nią? Do tej można wrócić przez &apos;Ponów&apos;.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Przywróć</translation>
    </message>
</context>
<context>
    <name>WinnersLead</name>
    <message>
        <source>Most of it against %1: %2 %3.</source>
        <translation>%1 traci najwięcej tutaj: %2 %3.</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <source>bids now</source>
        <comment>the seat to act</comment>
        <translation>licytuje</translation>
    </message>
    <message>
        <source>selects</source>
        <comment>the seat to act</comment>
        <translation>wystawia</translation>
    </message>
    <message>
        <source>bid %1</source>
        <comment>the highest so far</comment>
        <translation>oferta %1</translation>
    </message>
    <message>
        <source>selector</source>
        <comment>the seat whose turn it is</comment>
        <translation>wystawia</translation>
    </message>
    <message>
        <source>ship full</source>
        <translation>statek pełny</translation>
    </message>
    <message>
        <source>ship</source>
        <comment>over its value</comment>
        <translation>statek</translation>
    </message>
    <message>
        <source>%1→%2</source>
        <comment>from one number to another</comment>
        <translation>%1→%2</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n zakryta</numerusform>
            <numerusform>%n zakryte</numerusform>
            <numerusform>%n zakrytych</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1: bonus %2.</source>
        <translation>Poziom %1: premia %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck</source>
        <translation>
            <numerusform>%n karta w talii</numerusform>
            <numerusform>%n karty w talii</numerusform>
            <numerusform>%n kart w talii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not seen today, set aside or in the deck:</source>
        <translation>
            <numerusform>%n karta dziś jeszcze nieodsłonięta, w talii lub odłożona:</numerusform>
            <numerusform>%n karty dziś jeszcze nieodsłonięte, w talii lub odłożone:</numerusform>
            <numerusform>%n kart dziś jeszcze nieodsłoniętych, w talii lub odłożonych:</numerusform>
        </translation>
    </message>
    <message>
        <source>If the day ended now:</source>
        <translation>Gdyby dzień skończył się teraz:</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <comment>a player</comment>
        <translation>%1, poziom %2</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>statek</translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s)</source>
        <translation>
            <numerusform>%n wolne pole</numerusform>
            <numerusform>%n wolne pola</numerusform>
            <numerusform>%n wolnych pól</numerusform>
        </translation>
    </message>
    <message>
        <source>florins</source>
        <translation>floreny</translation>
    </message>
    <message>
        <source>if the day ended now</source>
        <translation>gdyby dzień skończył się teraz</translation>
    </message>
    <message>
        <source>Day %1 of %2. The five roundels are the goods: each turns when its good is scored.</source>
        <translation>Dzień %1 z %2. Pięć krążków to towary: każdy odwraca się, gdy jego towar zostanie podliczony.</translation>
    </message>
    <message>
        <source>%1 is passed over: %2.</source>
        <translation>%1 – bez głosu: %2.</translation>
    </message>
    <message>
        <source>%1 chose the group and bids last.</source>
        <translation>%1 wystawia grupę i licytuje na końcu.</translation>
    </message>
    <message>
        <source>One round of bidding, clockwise; everybody bids or passes once.</source>
        <translation>Jedna runda licytacji zgodnie z ruchem wskazówek zegara; każdy raz licytuje albo pasuje.</translation>
    </message>
    <message>
        <source>places %1–%2</source>
        <translation>%1.–%2. miejsce</translation>
    </message>
    <message>
        <source>Ships worth %1 tie for %2: %3; split %4 ways and rounded down, %5 each.</source>
        <translation>Statki o wartości %1 zajmują %2: %3; podzielone przez %4 i zaokrąglone w dół, po %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n tied for the highest level: %1; split and rounded down, %2 each.</source>
        <translation>
            <numerusform>%n na najwyższym poziomie: %1; po podziale i zaokrągleniu w dół po %2.</numerusform>
            <numerusform>%n na najwyższym poziomie: %1; po podziale i zaokrągleniu w dół po %2.</numerusform>
            <numerusform>%n na najwyższym poziomie: %1; po podziale i zaokrągleniu w dół po %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tied for second: %1; split and rounded down, %2 each.</source>
        <translation>
            <numerusform>%n na drugim miejscu: %1; po podziale i zaokrągleniu w dół po %2.</numerusform>
            <numerusform>%n na drugim miejscu: %1; po podziale i zaokrągleniu w dół po %2.</numerusform>
            <numerusform>%n na drugim miejscu: %1; po podziale i zaokrągleniu w dół po %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are higher: no award.</source>
        <translation>
            <numerusform>%n gracz jest wyżej: bez nagrody.</numerusform>
            <numerusform>%n graczy jest wyżej: bez nagrody.</numerusform>
            <numerusform>%n graczy jest wyżej: bez nagrody.</numerusform>
        </translation>
    </message>
    <message>
        <source>ship full</source>
        <comment>why a seat does not bid</comment>
        <translation>statek pełny</translation>
    </message>
    <message>
        <source>room for %1</source>
        <comment>why a seat does not bid</comment>
        <translation>miejsce na %1</translation>
    </message>
    <message>
        <source>no florins</source>
        <comment>why a seat does not bid</comment>
        <translation>brak florenów</translation>
    </message>
    <message numerus="yes">
        <source>only %n florin(s)</source>
        <comment>why a seat does not bid</comment>
        <translation>
            <numerusform>tylko %n floren</numerusform>
            <numerusform>tylko %n floreny</numerusform>
            <numerusform>tylko %n florenów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 on the ship</source>
        <translation>%1: %2 na statku</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>The group is being auctioned; no more cards are turned up.</source>
        <translation>Trwa licytacja grupy; kart już się nie odsłania.</translation>
    </message>
    <message>
        <source>The selector turns up cards by the buttons below.</source>
        <translation>Wystawiający odsłania karty przyciskami poniżej.</translation>
    </message>
    <message>
        <source>A group is bought as a whole or not at all.</source>
        <translation>Grupę kupuje się w całości albo wcale.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <source>The last ship is filled for nothing</source>
        <translation>Ostatni statek zapełnia się za darmo</translation>
    </message>
    <message>
        <source>%1&apos;s group</source>
        <translation>%1 – grupa</translation>
    </message>
    <message>
        <source>value %1</source>
        <comment>of a group</comment>
        <translation>wartość %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>cards of the deck</comment>
        <translation>zostało %1</translation>
    </message>
    <message>
        <source>unseen</source>
        <comment>gold</comment>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what a seat said</comment>
        <translation>pas</translation>
    </message>
    <message>
        <source>bids last</source>
        <comment>the selector</comment>
        <translation>na końcu</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>ship of %1</source>
        <translation>statek wart %1</translation>
    </message>
    <message>
        <source>day %1</source>
        <translation>dzień %1</translation>
    </message>
    <message>
        <source>Ships: %1.</source>
        <translation>Statki: %1.</translation>
    </message>
    <message>
        <source>Payments for tied places are added, split equally and rounded down.</source>
        <translation>Zapłaty za miejsca zajęte wspólnie dodaje się, dzieli po równo i zaokrągla w dół.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>poziom</translation>
    </message>
    <message>
        <source>bonus +%1</source>
        <translation>premia +%1</translation>
    </message>
    <message>
        <source>Awards for tied places are added, split equally and rounded down. A bonus is never split.</source>
        <translation>Nagrody za miejsca zajęte wspólnie dodaje się, dzieli po równo i zaokrągla w dół. Premii nigdy się nie dzieli.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>początek</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>statki</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>towary</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>premie</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>wydane</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Dzień %1</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Statek</translation>
    </message>
    <message>
        <source>Florins</source>
        <translation>Floreny</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>Wygrywa %1: %2.</translation>
    </message>
    <message>
        <source>%1 share the victory with %2.</source>
        <translation>Wspólnie wygrywają %1: %2.</translation>
    </message>
    <message>
        <source>Equal florins: the victory is shared.</source>
        <translation>Tyle samo florenów: zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>Money track</source>
        <translation>Tor pieniędzy</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Card %1: %2</source>
        <translation>Karta %1: %2</translation>
    </message>
    <message>
        <source>%1&apos;s bid</source>
        <translation>%1 – oferta</translation>
    </message>
    <message>
        <source>Market: %1</source>
        <translation>Rynek: %1</translation>
    </message>
    <message>
        <source>%1&apos;s ship</source>
        <translation>%1 – statek</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>%1 a day; everybody starts with %2 florins.</source>
        <translation>%1 dziennie; każdy zaczyna z %2 florenami.</translation>
    </message>
    <message>
        <source>by value: %1.</source>
        <translation>według wartości: %1.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Towar</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>add the payments for the places taken up, split, round down.</source>
        <translation>dodaj zapłaty za zajęte miejsca, podziel, zaokrąglij w dół.</translation>
    </message>
    <message>
        <source>Bonus every day</source>
        <translation>Premia co dzień</translation>
    </message>
    <message>
        <source>Turn up another</source>
        <translation>Odsłoń następną</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck; what is turned up belongs to the group.</source>
        <translation>
            <numerusform>%n karta w talii; co zostanie odsłonięte, należy do grupy.</numerusform>
            <numerusform>%n karty w talii; co zostanie odsłonięte, należy do grupy.</numerusform>
            <numerusform>%n kart w talii; co zostanie odsłonięte, należy do grupy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Auction %n card(s)</source>
        <translation>
            <numerusform>Wystaw %n kartę</numerusform>
            <numerusform>Wystaw %n karty</numerusform>
            <numerusform>Wystaw %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>The others bid first; you bid last.</source>
        <translation>Najpierw licytują inni, ty licytujesz na końcu.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Do not bid on this group.</source>
        <translation>Nie licytuj tej grupy.</translation>
    </message>
    <message>
        <source>Leave the group to the highest bidder.</source>
        <translation>Zostaw grupę temu, kto dał najwięcej.</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Licytuj %1</translation>
    </message>
    <message>
        <source>Your bid in florins</source>
        <translation>Twoja oferta we florenach</translation>
    </message>
    <message>
        <source>The last ship</source>
        <translation>Ostatni statek</translation>
    </message>
    <message>
        <source>Chance decides who begins.</source>
        <translation>Los decyduje, kto zaczyna.</translation>
    </message>
    <message>
        <source>%1 turns up a card.</source>
        <translation>%1 odsłania kartę.</translation>
    </message>
    <message>
        <source>The last ship is filled from the deck.</source>
        <translation>Ostatni statek zapełnia się z talii.</translation>
    </message>
    <message>
        <source>%1: turn up another card, or auction the group as it is.</source>
        <translation>%1: odsłoń następną kartę albo wystaw grupę taką, jaka jest.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of florins</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Nobody has bid yet. %1 may bid %2 florins.</source>
        <translation>Nikt jeszcze nie licytował. %1: możliwa oferta %2 fl.</translation>
    </message>
    <message>
        <source>%1 holds the bid at %2. %3 may bid %4 florins.</source>
        <translation>Prowadzi %1 z ofertą %2. %3: możliwa oferta %4 fl.</translation>
    </message>
    <message>
        <source>Hint: turn up another card.</source>
        <translation>Podpowiedź: odsłoń następną kartę.</translation>
    </message>
    <message>
        <source>Hint: auction the group as it is.</source>
        <translation>Podpowiedź: wystaw grupę taką, jaka jest.</translation>
    </message>
    <message>
        <source>Hint: pass. The group is worth about %1 to you.</source>
        <translation>Podpowiedź: pasuj. Grupa jest dla ciebie warta około %1 fl.</translation>
    </message>
    <message>
        <source>Hint: worth about %1 to you; %2 should win it.</source>
        <translation>Podpowiedź: grupa jest dla ciebie warta około %1 fl.; %2 powinno wystarczyć.</translation>
    </message>
    <message>
        <source>Hint: worth about %1 to you; bid %2 and let others pay more.</source>
        <translation>Podpowiedź: grupa jest dla ciebie warta około %1 fl.; licytuj %2, niech inni płacą więcej.</translation>
    </message>
    <message>
        <source>Day %1 of %2. %3</source>
        <translation>Dzień %1 z %2. %3</translation>
    </message>
    <message>
        <source>Cards left in the deck: %1</source>
        <translation>Kart w talii: %1</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Grupa: %1</translation>
    </message>
    <message>
        <source>Highest bid: %1, by %2</source>
        <translation>Najwyższa oferta: %1 (%2)</translation>
    </message>
    <message>
        <source>Ships of day %1</source>
        <translation>Statki dnia %1</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>place</source>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>The group is discarded: %1.</source>
        <translation>Grupa zostaje odrzucona: %1.</translation>
    </message>
    <message>
        <source>The bid wins %1.</source>
        <translation>Zakup: %1.</translation>
    </message>
    <message>
        <source>%1 buys %2 for %3.</source>
        <translation>%1 kupuje: %2 za %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a good and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <translation>
            <numerusform>%n floren</numerusform>
            <numerusform>%n floreny</numerusform>
            <numerusform>%n florenów</numerusform>
        </translation>
    </message>
    <message>
        <source> %1</source>
        <comment>the value after its good</comment>
        <translation> %1</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Zaczyna %1.</translation>
    </message>
    <message>
        <source>%1 turns up %2.</source>
        <translation>%1 odsłania: %2.</translation>
    </message>
    <message>
        <source>%1 wants another card.</source>
        <translation>%1 chce jeszcze jednej karty.</translation>
    </message>
    <message>
        <source>%1 offers the group.</source>
        <translation>%1 wystawia grupę.</translation>
    </message>
    <message>
        <source>%1 bids %2.</source>
        <translation>%1 licytuje %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>%1 loads %2 for nothing.</source>
        <translation>%1 ładuje za darmo: %2.</translation>
    </message>
    <message>
        <source>Day %1 of %2</source>
        <translation>Dzień %1 z %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from one value to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>ship value %1</source>
        <comment>of a ship</comment>
        <translation>wartość statku %1</translation>
    </message>
    <message>
        <source>ship value %1 (%2)</source>
        <comment>the value of a ship and what it would pay</comment>
        <translation>wartość statku %1 (%2)</translation>
    </message>
    <message>
        <source>spaces: %1 of %2</source>
        <translation>pola: %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>holds of a ship</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>ship %1, goods %2</source>
        <comment>what a day pays</comment>
        <translation>statek %1, towary %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and what it pays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>With this group</source>
        <translation>Z tą grupą</translation>
    </message>
    <message>
        <source>If the day ended now</source>
        <translation>Na tę chwilę</translation>
    </message>
    <message>
        <source>Not seen today</source>
        <translation>Dziś jeszcze nieodsłonięte</translation>
    </message>
    <message>
        <source>Dashed: %1 at the day&apos;s end with this group</source>
        <translation>Przerywana linia: %1 na koniec dnia z tą grupą</translation>
    </message>
    <message>
        <source>Hint: turn up another card; so far worth about %1 to you.</source>
        <translation>Podpowiedź: odsłoń następną kartę; jak dotąd grupa jest dla ciebie warta około %1 fl.</translation>
    </message>
    <message>
        <source>Hint: auction the group as it is; worth about %1 to you.</source>
        <translation>Podpowiedź: wystaw grupę taką, jaka jest; jest dla ciebie warta około %1 fl.</translation>
    </message>
    <message>
        <source>Money and market tracks</source>
        <translation>Tory pieniędzy i rynku</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kratki</translation>
    </message>
    <message>
        <source>left: the ship&apos;s value or the level; right: the florins with the bonus.</source>
        <translation>po lewej wartość statku lub poziom, po prawej floreny z premią.</translation>
    </message>
    <message>
        <source>past 99: turn the counter over, +100</source>
        <translation>ponad 99: odwróć znacznik, +100</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Rynek</translation>
    </message>
    <message>
        <source>Hint: worth about %1 to you; better to bid %2 than leave it to others.</source>
        <translation>Podpowiedź: grupa jest dla ciebie warta około %1 fl., ale lepiej dać %2, niż zostawić ją innym.</translation>
    </message>
    <message>
        <source>Hint: worth about %1 to you, more to %3; bid %2 and let them pay more.</source>
        <translation>Podpowiedź: grupa jest dla ciebie warta około %1 fl., a %3 ceni ją wyżej; licytuj %2, niech zapłaci drożej.</translation>
    </message>
    <message>
        <source>level %1: %2</source>
        <comment>a level and its bonus</comment>
        <translation>poziom %1: %2</translation>
    </message>
    <message>
        <source>a level for each card; highest %1.</source>
        <translation>poziom za każdą kartę; najwyższy %1.</translation>
    </message>
    <message>
        <source>a level for each card; highest %1, second %2.</source>
        <translation>poziom za każdą kartę; najwyższy %1, drugi %2.</translation>
    </message>
    <message>
        <source>%1; never split.</source>
        <translation>%1; niepodzielna.</translation>
    </message>
    <message>
        <source>bonus on levels %1 to %2</source>
        <translation>premia na poziomach od %1 do %2</translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>Najwyżej: %1.</translation>
    </message>
    <message>
        <source>Second highest: %1.</source>
        <translation>Na drugim miejscu: %1.</translation>
    </message>
    <message>
        <source>Level %1: %2 more</source>
        <comment>the lowest level with a bonus</comment>
        <translation>Premia: poziom %1 – %2</translation>
    </message>
    <message>
        <source>, %1: %2</source>
        <comment>a higher level and its bonus</comment>
        <translation>, %1 – %2</translation>
    </message>
    <message>
        <source>Each good: highest %1.</source>
        <translation>Za każdy towar: najwyższy poziom %1.</translation>
    </message>
    <message>
        <source>Each good: highest %1, second %2.</source>
        <translation>Za każdy towar: najwyższy poziom %1, drugi %2.</translation>
    </message>
    <message>
        <source>What you buy fills your ship: the most valuable ships earn florins.</source>
        <translation>Kupione karty zapełniają statek: najcenniejsze statki przynoszą floreny.</translation>
    </message>
    <message>
        <source>It also moves you up in its good: the leaders in each are paid every day.</source>
        <translation>Podnoszą też pozycję w swoim towarze: za prowadzenie w każdym płaci się co dzień.</translation>
    </message>
    <message>
        <source>%1, ship worth %2: %3.</source>
        <comment>a place</comment>
        <translation>%1, statek wart %2: %3.</translation>
    </message>
    <message>
        <source>%1 florins</source>
        <comment>an amount that is not whole</comment>
        <translation>%1 florena</translation>
    </message>
    <message>
        <source>cards cost %1 less</source>
        <translation>karty kosztują o %1 mniej</translation>
    </message>
    <message>
        <source>cards cost %1 more</source>
        <translation>karty kosztują o %1 więcej</translation>
    </message>
    <message>
        <source>what cards cost</source>
        <translation>koszt kart</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n cards of this kind.</source>
        <translation>
            <numerusform>Jest tylko %n taka karta.</numerusform>
            <numerusform>Są tylko %n takie karty.</numerusform>
            <numerusform>Jest tylko %n takich kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is more than the day&apos;s deck, which has %n cards.</source>
        <translation>
            <numerusform>To więcej niż talia dnia, która ma %n kartę.</numerusform>
            <numerusform>To więcej niż talia dnia, która ma %n karty.</numerusform>
            <numerusform>To więcej niż talia dnia, która ma %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Such a ship has cost at least %n florins.</source>
        <translation>
            <numerusform>Taki statek kosztował co najmniej %n florena.</numerusform>
            <numerusform>Taki statek kosztował co najmniej %n floreny.</numerusform>
            <numerusform>Taki statek kosztował co najmniej %n florenów.</numerusform>
        </translation>
    </message>
    <message>
        <source>An empty ship has cost nothing.</source>
        <translation>Pusty statek nic nie kosztował.</translation>
    </message>
    <message numerus="yes">
        <source>There were only %n florins to pay with.</source>
        <translation>
            <numerusform>Na zapłatę był tylko %n floren.</numerusform>
            <numerusform>Na zapłatę były tylko %n floreny.</numerusform>
            <numerusform>Na zapłatę było tylko %n florenów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n cards of the day have been turned up, so the day is over.</source>
        <translation>
            <numerusform>Odsłonięto jedyną (%n) kartę dnia, więc dzień się skończył.</numerusform>
            <numerusform>Odsłonięto wszystkie %n karty dnia, więc dzień się skończył.</numerusform>
            <numerusform>Odsłonięto wszystkie karty dnia (%n), więc dzień się skończył.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one ship has space, so it is filled and nothing is auctioned.</source>
        <translation>Tylko jeden statek ma miejsce, więc jest zapełniany i nic nie jest licytowane.</translation>
    </message>
    <message>
        <source>A ship is filled when it is the only one with space.</source>
        <translation>Statek jest zapełniany, gdy tylko on ma miejsce.</translation>
    </message>
    <message>
        <source>Whoever has a full ship does not select.</source>
        <translation>Kto ma pełny statek, nie wystawia.</translation>
    </message>
    <message>
        <source>The auctions of this day do not lead to this selector.</source>
        <translation>Po licytacjach tego dnia wystawiającym nie może być ten gracz.</translation>
    </message>
    <message numerus="yes">
        <source>Here the group has at most %n cards, and at least one for bids.</source>
        <translation>
            <numerusform>W tym momencie grupa ma najwyżej %n kartę, a do licytacji co najmniej jedną.</numerusform>
            <numerusform>W tym momencie grupa ma najwyżej %n karty, a do licytacji co najmniej jedną.</numerusform>
            <numerusform>W tym momencie grupa ma najwyżej %n kart, a do licytacji co najmniej jedną.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No ship has space for more than %n cards.</source>
        <translation>
            <numerusform>Żaden statek nie ma miejsca na więcej niż %n kartę.</numerusform>
            <numerusform>Żaden statek nie ma miejsca na więcej niż %n karty.</numerusform>
            <numerusform>Żaden statek nie ma miejsca na więcej niż %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>This player has no space for the group or too few florins, and is passed over.</source>
        <translation>Ten gracz nie ma miejsca na grupę albo ma za mało florenów, więc jest pomijany.</translation>
    </message>
    <message>
        <source>This player cannot have bid that: the bid before was %1.</source>
        <translation>Tyle ten gracz nie mógł zaoferować: poprzednia oferta to %1.</translation>
    </message>
    <message>
        <source>This player has not been asked yet.</source>
        <translation>Na tego gracza nie przyszła jeszcze kolej.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Co teraz</translation>
    </message>
    <message>
        <source>Selector</source>
        <translation>Wystawiający</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>To bid</source>
        <translation>Kolej na ofertę</translation>
    </message>
    <message>
        <source>Discarded today</source>
        <translation>Odrzucone dzisiaj</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Paid on day %1</source>
        <translation>Zapłacone dnia %1</translation>
    </message>
    <message>
        <source>Ship of day %1</source>
        <translation>Statek dnia %1</translation>
    </message>
    <message>
        <source>The selector decides whether to turn up another</source>
        <translation>Wystawiający decyduje, czy odsłonić następną</translation>
    </message>
    <message>
        <source>A bid</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>A card for the last ship with space</source>
        <translation>Karta na ostatni statek z miejscem</translation>
    </message>
    <message>
        <source>A card for the group</source>
        <translation>Karta do grupy</translation>
    </message>
    <message>
        <source>Cards are auctioned in groups of 1 to %1; everybody bids once.</source>
        <translation>Karty licytuje się w grupach od 1 do %1; każdy licytuje raz.</translation>
    </message>
</context>
<context>
    <name>card</name>
    <message>
        <source>Market</source>
        <translation>Rynek</translation>
    </message>
    <message>
        <source>last: must be taken</source>
        <translation>ostatnia: obowiązkowa</translation>
    </message>
    <message>
        <source>In the deck:</source>
        <translation>W talii:</translation>
    </message>
    <message>
        <source>Warehouses</source>
        <translation>Magazyny</translation>
    </message>
    <message>
        <source>last turn of the day</source>
        <translation>ostatnia tura dnia</translation>
    </message>
    <message>
        <source>choosing</source>
        <comment>the seat to act</comment>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>turning up</source>
        <comment>the seat to act</comment>
        <translation>odsłania</translation>
    </message>
    <message>
        <source>ship full</source>
        <translation>statek pełny</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from one value to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>ship value %1 (%2)</source>
        <comment>the value of a ship and what it would pay</comment>
        <translation>wartość statku %1 (%2)</translation>
    </message>
    <message>
        <source>value %1</source>
        <comment>of a ship</comment>
        <translation>wartość %1</translation>
    </message>
    <message>
        <source>spaces: %1 of %2</source>
        <translation>pola: %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>spaces of a ship</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <source>deck: %1</source>
        <comment>cards left in it</comment>
        <translation>talia: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n symbols: bonus %1.</source>
        <translation>
            <numerusform>%n symbol: premia %1.</numerusform>
            <numerusform>%n symbole: premia %1.</numerusform>
            <numerusform>%n symboli: premia %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>W talii: %n karta</numerusform>
            <numerusform>W talii: %n karty</numerusform>
            <numerusform>W talii: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (2 symbols)</source>
        <comment>a card</comment>
        <translation>%1 (2 symbole)</translation>
    </message>
    <message>
        <source>%1 (flag)</source>
        <comment>a card</comment>
        <translation>%1 (flaga)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many cards of what kind</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutralne</translation>
    </message>
    <message>
        <source>on the ship&apos;s value</source>
        <translation>do wartości statku</translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s) of %1</source>
        <translation>
            <numerusform>%n symbol: %1</numerusform>
            <numerusform>%n symbole: %1</numerusform>
            <numerusform>%n symboli: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves the game in the evening</source>
        <translation>wieczorem odpada z gry</translation>
    </message>
    <message>
        <source>takes no space</source>
        <translation>nie zajmuje pola</translation>
    </message>
    <message>
        <source>takes one space</source>
        <translation>zajmuje jedno pole</translation>
    </message>
    <message>
        <source>The oldest cards in the market:</source>
        <translation>Najstarsze karty rynku:</translation>
    </message>
    <message>
        <source>ship value</source>
        <translation>wartość statku</translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s)</source>
        <translation>
            <numerusform>%n wolne pole</numerusform>
            <numerusform>%n wolne pola</numerusform>
            <numerusform>%n wolnych pól</numerusform>
        </translation>
    </message>
    <message>
        <source>If the day ended now:</source>
        <translation>Gdyby dzień skończył się teraz:</translation>
    </message>
    <message>
        <source>symbols in the warehouse</source>
        <translation>symbole w magazynie</translation>
    </message>
    <message>
        <source>on the ship</source>
        <translation>na statku</translation>
    </message>
    <message>
        <source>day %1, ship</source>
        <translation>dzień %1, statek</translation>
    </message>
    <message>
        <source>day %1, goods</source>
        <translation>dzień %1, towary</translation>
    </message>
    <message>
        <source>florins</source>
        <translation>floreny</translation>
    </message>
    <message>
        <source>No symbol, no florins.</source>
        <translation>Bez symbolu nie ma zapłaty.</translation>
    </message>
    <message>
        <source>Most symbols: %1.</source>
        <translation>Najwięcej symboli: %1.</translation>
    </message>
    <message>
        <source>Second most symbols: %1.</source>
        <translation>Drugie miejsce pod względem symboli: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have more symbols: nothing.</source>
        <translation>
            <numerusform>%n osoba ma więcej symboli: nic.</numerusform>
            <numerusform>%n osoby mają więcej symboli: nic.</numerusform>
            <numerusform>%n osób ma więcej symboli: nic.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still in the deck:</source>
        <translation>Jeszcze w talii:</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>A card is being turned up.</source>
        <translation>Właśnie odsłania się karta.</translation>
    </message>
    <message>
        <source>First stop turning up cards; then choose.</source>
        <translation>Najpierw zakończ odsłanianie kart, potem wybierz.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Talia jest pusta.</translation>
    </message>
    <message>
        <source>You have stopped turning up cards; now choose some.</source>
        <translation>Odsłanianie skończone; teraz wybierz karty.</translation>
    </message>
    <message numerus="yes">
        <source>It does not fit: the ship has %n free space(s), and the last card must be taken.</source>
        <translation>
            <numerusform>Nie zmieści się: na statku jest %n wolne pole, a ostatnią kartę trzeba dobrać.</numerusform>
            <numerusform>Nie zmieści się: na statku są %n wolne pola, a ostatnią kartę trzeba dobrać.</numerusform>
            <numerusform>Nie zmieści się: na statku jest %n wolnych pól, a ostatnią kartę trzeba dobrać.</numerusform>
        </translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>so many cards</comment>
        <translation>× %1</translation>
    </message>
    <message>
        <source>ship of %1</source>
        <translation>statek wart %1</translation>
    </message>
    <message>
        <source>day %1</source>
        <translation>dzień %1</translation>
    </message>
    <message>
        <source>Ships: %1.</source>
        <translation>Statki: %1.</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>statek</translation>
    </message>
    <message>
        <source>symbols</source>
        <translation>symbole</translation>
    </message>
    <message>
        <source>bonus +%1</source>
        <translation>premia +%1</translation>
    </message>
    <message>
        <source>The symbols of all days count, including those of the ship just unloaded.</source>
        <translation>Liczą się symbole ze wszystkich dni, także z właśnie rozładowanego statku.</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>statki</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>towary</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>premie</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Dzień %1</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Statek</translation>
    </message>
    <message>
        <source>Florins</source>
        <translation>Floreny</translation>
    </message>
    <message numerus="yes">
        <source>%n florin(s)</source>
        <translation>
            <numerusform>%n floren</numerusform>
            <numerusform>%n floreny</numerusform>
            <numerusform>%n florenów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>Wygrywa %1: %2.</translation>
    </message>
    <message>
        <source>%1 share the victory with %2.</source>
        <translation>Wspólnie wygrywają %1: %2.</translation>
    </message>
    <message>
        <source>Equal florins: the victory is shared.</source>
        <translation>Tyle samo florenów: zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>Market, last card: %1</source>
        <translation>Rynek, ostatnia karta: %1</translation>
    </message>
    <message>
        <source>Market, second last card: %1</source>
        <translation>Rynek, druga karta od końca: %1</translation>
    </message>
    <message>
        <source>Market, third last card: %1</source>
        <translation>Rynek, trzecia karta od końca: %1</translation>
    </message>
    <message>
        <source>Market, card %2 from the end: %1</source>
        <translation>Rynek, karta %2 od końca: %1</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Talia: %n karta</numerusform>
            <numerusform>Talia: %n karty</numerusform>
            <numerusform>Talia: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older card(s) in the market</source>
        <translation>
            <numerusform>%n starsza karta rynku</numerusform>
            <numerusform>%n starsze karty rynku</numerusform>
            <numerusform>%n starszych kart rynku</numerusform>
        </translation>
    </message>
    <message>
        <source>Neutral cards in the deck</source>
        <translation>Karty neutralne w talii</translation>
    </message>
    <message>
        <source>In the deck: %1</source>
        <translation>W talii: %1</translation>
    </message>
    <message>
        <source>%1: ship</source>
        <translation>%1: statek</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n florin(s)</source>
        <translation>
            <numerusform>%1: %n floren</numerusform>
            <numerusform>%1: %n floreny</numerusform>
            <numerusform>%1: %n florenów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and a good</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 turns up a card.</source>
        <translation>%1 odsłania kartę.</translation>
    </message>
    <message>
        <source>%1 turns up another card.</source>
        <translation>%1 odsłania następną kartę.</translation>
    </message>
    <message>
        <source>%1 turns up no card.</source>
        <translation>%1 nie odsłania żadnej karty.</translation>
    </message>
    <message>
        <source>%1 stops turning up cards.</source>
        <translation>%1 kończy odsłanianie.</translation>
    </message>
    <message>
        <source>%1: turn up the top card of the deck.</source>
        <translation>%1: odsłoń kartę z wierzchu talii.</translation>
    </message>
    <message>
        <source>%1: turn up a card, or choose from what is in the market?</source>
        <translation>%1: odsłonić kartę czy wybrać z tych, które leżą na rynku?</translation>
    </message>
    <message>
        <source>%1: take the last card.</source>
        <translation>%1: dobierz ostatnią kartę.</translation>
    </message>
    <message>
        <source>Chosen: %1. The last card must be among them.</source>
        <translation>Wybrano: %1. Trzeba dobrać także ostatnią kartę.</translation>
    </message>
    <message>
        <source>For the ship: %1. Value %2, spaces %3.</source>
        <translation>Na statek: %1. Wartość %2, pola %3.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Zaczyna %1.</translation>
    </message>
    <message>
        <source>%1 begins: drawn among those with the fewest florins.</source>
        <translation>Zaczyna %1: los wybrał spośród osób z najmniejszą liczbą florenów.</translation>
    </message>
    <message>
        <source>%1 turns up %2.</source>
        <comment>a seat and a card</comment>
        <translation>%1 odsłania: %2.</translation>
    </message>
    <message>
        <source>%1 takes %2: ship %3.</source>
        <translation>%1 dobiera: %2. Statek: %3.</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Tura: %1</translation>
    </message>
    <message>
        <source>Chance decides who begins.</source>
        <translation>Los decyduje, kto zaczyna.</translation>
    </message>
    <message>
        <source>A card is turned up.</source>
        <translation>Odsłania się karta.</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <translation>Odsłoń kartę</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Wybierz karty</translation>
    </message>
    <message>
        <source>Turn up no more, and choose from the end of the market</source>
        <translation>Nie odsłaniaj więcej i wybierz karty z końca rynku</translation>
    </message>
    <message>
        <source>Take cards</source>
        <translation>Dobierz karty</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Dobierz %n kartę</numerusform>
            <numerusform>Dobierz %n karty</numerusform>
            <numerusform>Dobierz %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Day %1 of %2.</source>
        <translation>Dzień %1 z %2.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Statki</translation>
    </message>
    <message>
        <source>= %1, spaces %2 of %3</source>
        <translation>= %1, pola %2 z %3</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>a neutral card and its value</comment>
        <translation>zielona %1</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>a neutral card and its value</comment>
        <translation>czarna %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a good and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> %1 (2 symbols)</source>
        <comment>the value after its good</comment>
        <translation> %1 (2 symbole)</translation>
    </message>
    <message>
        <source> %1 (flag)</source>
        <comment>the value after its good</comment>
        <translation> %1 (flaga)</translation>
    </message>
    <message>
        <source>Day %1 of %2</source>
        <translation>Dzień %1 z %2</translation>
    </message>
    <message>
        <source>%1→%2</source>
        <comment>from one number to another</comment>
        <translation>%1→%2</translation>
    </message>
    <message>
        <source>in the warehouse</source>
        <translation>w magazynie</translation>
    </message>
    <message>
        <source>on the ship, stored tonight</source>
        <translation>na statku, doliczane wieczorem</translation>
    </message>
    <message>
        <source>Florins of the last day.</source>
        <translation>Floreny z ostatniego dnia.</translation>
    </message>
    <message>
        <source>Florins: if the day ended now.</source>
        <translation>Floreny: na tę chwilę.</translation>
    </message>
    <message>
        <source>ship %1, goods %2</source>
        <comment>what a day pays</comment>
        <translation>statek %1, towary %2</translation>
    </message>
    <message>
        <source>%1, if it ended now: %2</source>
        <comment>a day and what it pays</comment>
        <translation>%1, gdyby skończył się teraz: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and what it pays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>together</source>
        <comment>what an evening pays</comment>
        <translation>razem</translation>
    </message>
    <message>
        <source>day %1</source>
        <comment>with a Roman numeral</comment>
        <translation>dzień %1</translation>
    </message>
    <message>
        <source>place</source>
        <comment>in the game</comment>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Towar</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Bonus every day</source>
        <translation>Premia co dzień</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Pojemność</translation>
    </message>
    <message>
        <source>leads</source>
        <comment>who has most symbols of a good</comment>
        <translation>prowadzi</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kratki</translation>
    </message>
    <message>
        <source>left: the ship&apos;s value or the symbols; right: the florins.</source>
        <translation>po lewej wartość statku lub liczba symboli, po prawej floreny.</translation>
    </message>
    <message>
        <source>If it ended now: %1</source>
        <comment>what the day would pay</comment>
        <translation>Na tę chwilę: %1</translation>
    </message>
    <message>
        <source>%1 or more symbols %2, with 2 players %3 or more.</source>
        <translation>od %1 symboli %2, przy 2 graczach od %3.</translation>
    </message>
    <message>
        <source>%1 or more symbols: %2, with 2 players %3 or more.</source>
        <translation>Od %1 symboli %2, przy 2 graczach od %3.</translation>
    </message>
    <message>
        <source>%1 players: %2</source>
        <comment>by how many play, what ships pay</comment>
        <translation>%1 graczy: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>by how many play, what ships pay</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>most symbols %1, second most %2.</source>
        <translation>najwięcej symboli %1, drugie miejsce %2.</translation>
    </message>
    <message>
        <source>payments added, split, rounded down to a multiple of %1.</source>
        <translation>zapłaty dodaje się, dzieli i zaokrągla w dół do wielokrotności %1.</translation>
    </message>
    <message>
        <source>Places %1 to %2, ships worth %3: %4, split %5 ways and rounded down to a multiple of %6: %7 each.</source>
        <translation>Miejsca od %1 do %2, statki warte %3: %4, podzielone przez %5 i zaokrąglone w dół do wielokrotności %6: po %7.</translation>
    </message>
    <message>
        <source>Most symbols, tied: %1, split %2 ways and rounded down to a multiple of %3: %4.</source>
        <translation>Najwięcej symboli, remis: %1, podzielone przez %2 i zaokrąglone w dół do wielokrotności %3: %4.</translation>
    </message>
    <message>
        <source>Second most symbols, tied: %1, split %2 ways and rounded down to a multiple of %3: %4.</source>
        <translation>Drugie miejsce pod względem symboli, remis: %1, podzielone przez %2 i zaokrąglone w dół do wielokrotności %3: %4.</translation>
    </message>
    <message>
        <source>Most symbols of a good: %1 florins; second most: %2.</source>
        <translation>Najwięcej symboli towaru: %1 florenów, drugie miejsce: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n or more symbols: bonus %1.</source>
        <translation>
            <numerusform>Od %n symbolu: premia %1.</numerusform>
            <numerusform>Od %n symboli: premia %1.</numerusform>
            <numerusform>Od %n symboli: premia %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n or more: %1.</source>
        <translation>
            <numerusform>Od %n: %1.</numerusform>
            <numerusform>Od %n: %1.</numerusform>
            <numerusform>Od %n: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Payments are shared in a tie: those for the places taken up are added, split equally and rounded down to a multiple of %1.</source>
        <translation>Przy remisie zapłatę się dzieli: zapłaty za zajęte miejsca dodaje się, dzieli po równo i zaokrągla w dół do wielokrotności %1.</translation>
    </message>
    <message>
        <source>Payments are shared in a tie: those who tie split what the places taken up pay, rounded down to a multiple of %1.</source>
        <translation>Przy remisie zapłatę się dzieli: remisujący dzielą się zapłatą za zajęte miejsca, zaokrągloną w dół do wielokrotności %1.</translation>
    </message>
    <message>
        <source>Cards fill your ship: the most valuable ships earn florins.</source>
        <translation>Karty zapełniają statek: najcenniejsze statki przynoszą floreny.</translation>
    </message>
    <message>
        <source>What they show stays in your warehouse: whoever has the most of a good is paid every day.</source>
        <translation>Symbole z kart zostają w magazynie: kto ma ich w danym towarze najwięcej, zarabia co dzień.</translation>
    </message>
    <message>
        <source>Hint: turn up a card.</source>
        <translation>Podpowiedź: odsłoń kartę.</translation>
    </message>
    <message>
        <source>Hint: choose cards.</source>
        <translation>Podpowiedź: wybierz karty.</translation>
    </message>
    <message>
        <source>Hint: take %1.</source>
        <translation>Podpowiedź: dobierz: %1.</translation>
    </message>
    <message>
        <source>%1 Expected florins at the end: %2.</source>
        <comment>a hint</comment>
        <translation>%1 Przewidywane floreny na koniec: %2.</translation>
    </message>
    <message>
        <source>%1, ship worth %2: %3.</source>
        <comment>a place</comment>
        <translation>%1, statek wart %2: %3.</translation>
    </message>
    <message>
        <source>%1 florins</source>
        <comment>an amount that is not whole</comment>
        <translation>%1 florena</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n cards of this kind.</source>
        <translation>
            <numerusform>Jest tylko %n taka karta.</numerusform>
            <numerusform>Są tylko %n takie karty.</numerusform>
            <numerusform>Jest tylko %n takich kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship has only %n spaces.</source>
        <translation>
            <numerusform>Statek ma tylko %n pole.</numerusform>
            <numerusform>Statek ma tylko %n pola.</numerusform>
            <numerusform>Statek ma tylko %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>The day is over, so all ships but one are full.</source>
        <translation>Dzień się skończył, więc wszystkie statki poza jednym są pełne.</translation>
    </message>
    <message>
        <source>All ships are full, so the day is over.</source>
        <translation>Wszystkie statki są pełne, więc dzień się skończył.</translation>
    </message>
    <message>
        <source>Whoever has a full ship has no more turns.</source>
        <translation>Kto ma pełny statek, nie ma już tur.</translation>
    </message>
    <message>
        <source>With what the ships have on board it cannot be this player&apos;s turn.</source>
        <translation>Przy takim ładunku statków nie może to być tura tego gracza.</translation>
    </message>
    <message numerus="yes">
        <source>In the turns so far no more than %n cards can have stayed in the market.</source>
        <translation>
            <numerusform>W dotychczasowych turach na rynku mogła zostać najwyżej %n karta.</numerusform>
            <numerusform>W dotychczasowych turach na rynku mogły zostać najwyżej %n karty.</numerusform>
            <numerusform>W dotychczasowych turach na rynku mogło zostać najwyżej %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n cards in the market.</source>
        <translation>
            <numerusform>Na rynku jest tylko %n karta.</numerusform>
            <numerusform>Na rynku są tylko %n karty.</numerusform>
            <numerusform>Na rynku jest tylko %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is empty: nothing can be turned up.</source>
        <translation>Talia jest pusta: nie ma czego odsłonić.</translation>
    </message>
    <message>
        <source>The market is empty, so a card must be turned up.</source>
        <translation>Rynek jest pusty, więc trzeba odsłonić kartę.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Czyja tura</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Co teraz</translation>
    </message>
    <message>
        <source>Turned up in this turn</source>
        <translation>Odsłonięte w tej turze</translation>
    </message>
    <message>
        <source>Ship of day %1</source>
        <translation>Statek dnia %1</translation>
    </message>
    <message>
        <source>Turn up a card, or take</source>
        <translation>Odsłonięcie karty albo dobieranie</translation>
    </message>
    <message>
        <source>Cards are taken</source>
        <translation>Dobieranie kart</translation>
    </message>
    <message>
        <source>A card is turned up</source>
        <translation>Odsłonięcie karty</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s); green ones take no space.</source>
        <translation>
            <numerusform>%n karta; zielone nie zajmują miejsca.</numerusform>
            <numerusform>%n karty; zielone nie zajmują miejsca.</numerusform>
            <numerusform>%n kart; zielone nie zajmują miejsca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards, with 2 players %1; green ones take no space.</source>
        <translation>
            <numerusform>%n karta, przy 2 graczach %1; zielone nie zajmują miejsca.</numerusform>
            <numerusform>%n karty, przy 2 graczach %1; zielone nie zajmują miejsca.</numerusform>
            <numerusform>%n kart, przy 2 graczach %1; zielone nie zajmują miejsca.</numerusform>
        </translation>
    </message>
    <message>
        <source>No turns of 1 to %1 cards lead to these ships on day %2.</source>
        <translation>Tury, w których dobiera się od 1 do %1 kart, nie prowadzą dnia %2 do takich statków.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards have been turned up: no more this turn.</source>
        <translation>
            <numerusform>Odsłonięto już %n kartę: w tej turze to wszystko.</numerusform>
            <numerusform>Odsłonięto już %n karty: w tej turze to wszystko.</numerusform>
            <numerusform>Odsłonięto już %n kart: w tej turze to wszystko.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the last %n cards in the market can be taken.</source>
        <translation>
            <numerusform>Dobrać można tylko %n ostatnią kartę z rynku.</numerusform>
            <numerusform>Dobrać można tylko %n ostatnie karty z rynku.</numerusform>
            <numerusform>Dobrać można tylko %n ostatnich kart z rynku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last card must be taken; any of the %n before it may be.</source>
        <translation>
            <numerusform>Ostatnią kartę trzeba dobrać; można też dobrać dowolne z %n przed nią.</numerusform>
            <numerusform>Ostatnią kartę trzeba dobrać; można też dobrać dowolne z %n przed nią.</numerusform>
            <numerusform>Ostatnią kartę trzeba dobrać; można też dobrać dowolne z %n przed nią.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last must be taken, the %n before it may be.</source>
        <translation>
            <numerusform>Ostatnią trzeba dobrać, %n przed nią można.</numerusform>
            <numerusform>Ostatnią trzeba dobrać, %n przed nią można.</numerusform>
            <numerusform>Ostatnią trzeba dobrać, %n przed nią można.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last, and any of the %n before.</source>
        <translation>
            <numerusform>Ostatnia i dowolne z %n przed nią.</numerusform>
            <numerusform>Ostatnia i dowolne z %n przed nią.</numerusform>
            <numerusform>Ostatnia i dowolne z %n przed nią.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: turn up another card, or choose? %2 of %3 turned up.</source>
        <translation>%1: odsłonić następną kartę czy wybrać karty? Odsłonięto %2 z %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: take the last card, and any others of the last %n.</source>
        <translation>
            <numerusform>%1: dobierz ostatnią kartę, a jeśli chcesz, także inne z %n ostatnich.</numerusform>
            <numerusform>%1: dobierz ostatnią kartę, a jeśli chcesz, także inne z %n ostatnich.</numerusform>
            <numerusform>%1: dobierz ostatnią kartę, a jeśli chcesz, także inne z %n ostatnich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up another card, or take what lies there: the last one, and up to %n before it.</source>
        <translation>
            <numerusform>Odsłoń kolejną kartę albo dobierz to, co leży: ostatnią kartę i najwyżej %n przed nią.</numerusform>
            <numerusform>Odsłoń kolejną kartę albo dobierz to, co leży: ostatnią kartę i najwyżej %n przed nią.</numerusform>
            <numerusform>Odsłoń kolejną kartę albo dobierz to, co leży: ostatnią kartę i najwyżej %n przed nią.</numerusform>
        </translation>
    </message>
    <message>
        <source>A good with very many symbols pays a bonus of %1 instead of %2: %3 or more.</source>
        <translation>Towar, którego masz bardzo wiele symboli, daje premię %1 zamiast %2: od %3.</translation>
    </message>
    <message numerus="yes">
        <source>In this turn %n cards were turned up already, as many as there may be: only &apos;%1&apos; is left.</source>
        <translation>
            <numerusform>W tej turze odsłonięto już %n kartę, więcej nie wolno: zostaje tylko &apos;%1&apos;.</numerusform>
            <numerusform>W tej turze odsłonięto już %n karty, więcej nie wolno: zostaje tylko &apos;%1&apos;.</numerusform>
            <numerusform>W tej turze odsłonięto już %n kart, więcej nie wolno: zostaje tylko &apos;%1&apos;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>Round %1 of %2. %3</source>
        <translation>Runda %1 z %2. %3</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Ships of round %1</source>
        <translation>Statki rundy %1</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Krzyżyki</translation>
    </message>
    <message>
        <source>enemy&apos;s circles</source>
        <translation>kółka wroga</translation>
    </message>
    <message>
        <source>The enemy has broken through: columns score no more.</source>
        <translation>Wróg się przedarł: kolumny już nie punktują.</translation>
    </message>
    <message>
        <source>Ship + columns</source>
        <translation>Statek + kolumny</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>runda %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>razem</translation>
    </message>
    <message>
        <source>place</source>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>Rank: %1</source>
        <translation>Stopień: %1</translation>
    </message>
    <message>
        <source>Deck Scrubber</source>
        <translation>Szorowacz pokładu</translation>
    </message>
    <message>
        <source>Dish Washer</source>
        <translation>Pomywacz</translation>
    </message>
    <message>
        <source>Cook</source>
        <translation>Kucharz</translation>
    </message>
    <message>
        <source>Cadet</source>
        <translation>Kadet</translation>
    </message>
    <message>
        <source>Lookout</source>
        <translation>Obserwator</translation>
    </message>
    <message>
        <source>Seaman</source>
        <translation>Marynarz</translation>
    </message>
    <message>
        <source>Quartermaster</source>
        <translation>Kwatermistrz</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Mechanik</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Nawigator</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Oficer</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kupiec</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitan</translation>
    </message>
    <message>
        <source>Medici</source>
        <translation>Medyceusz</translation>
    </message>
    <message>
        <source>%1 rolls %2.</source>
        <translation>%1 rzuca: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a good and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Zaczyna %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message numerus="yes">
        <source>%n crosses: bonus %1.</source>
        <comment>in a column</comment>
        <translation>
            <numerusform>%n krzyżyk: premia %1.</numerusform>
            <numerusform>%n krzyżyki: premia %1.</numerusform>
            <numerusform>%n krzyżyków: premia %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the enemy&apos;s breakthrough goods pay nothing.</source>
        <translation>Po przedarciu się wroga towary nic nie dają.</translation>
    </message>
    <message>
        <source>A column without a cross pays nothing.</source>
        <translation>Kolumna bez krzyżyka nic nie daje.</translation>
    </message>
    <message>
        <source>Crosses %1, circles %2: no award.</source>
        <translation>Krzyżyków %1, kółek %2: bez nagrody.</translation>
    </message>
    <message>
        <source>Round %1 is still to come.</source>
        <translation>Runda %1 jeszcze się nie zaczęła.</translation>
    </message>
    <message>
        <source>If the round ended now:</source>
        <translation>Gdyby runda skończyła się teraz:</translation>
    </message>
    <message>
        <source>ship of %1</source>
        <translation>statek wart %1</translation>
    </message>
    <message>
        <source>ship %1</source>
        <translation>statek %1</translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s)</source>
        <translation>
            <numerusform>%n wolne pole</numerusform>
            <numerusform>%n wolne pola</numerusform>
            <numerusform>%n wolnych pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cross(es)</source>
        <translation>
            <numerusform>%n krzyżyk</numerusform>
            <numerusform>%n krzyżyki</numerusform>
            <numerusform>%n krzyżyków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) of the enemy</source>
        <translation>
            <numerusform>%n kółko wroga</numerusform>
            <numerusform>%n kółka wroga</numerusform>
            <numerusform>%n kółek wroga</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 circles, %3 crosses</source>
        <comment>a good</comment>
        <translation>%1: kółka %2, krzyżyki %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1</source>
        <comment>a total and its rank</comment>
        <translation>
            <numerusform>%n punkt: %1</numerusform>
            <numerusform>%n punkty: %1</numerusform>
            <numerusform>%n punktów: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have more crosses: nothing.</source>
        <translation>
            <numerusform>%n osoba ma więcej krzyżyków: nic.</numerusform>
            <numerusform>%n osoby mają więcej krzyżyków: nic.</numerusform>
            <numerusform>%n osób ma więcej krzyżyków: nic.</numerusform>
        </translation>
    </message>
    <message>
        <source>no crosses</source>
        <translation>bez krzyżyków</translation>
    </message>
    <message>
        <source>%1: %2 on the ship, %3</source>
        <translation>%1: %2 na statek, %3</translation>
    </message>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Kości jeszcze się toczą.</translation>
    </message>
    <message>
        <source>This die has been taken; you choose from those left.</source>
        <translation>Tę kość już wzięto; wybierz spośród pozostałych.</translation>
    </message>
    <message>
        <source>Take exactly one of the dice left.</source>
        <translation>Trzeba wziąć dokładnie jedną z pozostałych kości.</translation>
    </message>
    <message numerus="yes">
        <source>The last roll fills the ship: exactly %n dice.</source>
        <translation>
            <numerusform>Ostatni rzut zapełnia statek: dokładnie %n kość.</numerusform>
            <numerusform>Ostatni rzut zapełnia statek: dokładnie %n kości.</numerusform>
            <numerusform>Ostatni rzut zapełnia statek: dokładnie %n kości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship has only %n free space(s).</source>
        <translation>
            <numerusform>Na statku jest tylko %n wolne pole.</numerusform>
            <numerusform>Na statku są tylko %n wolne pola.</numerusform>
            <numerusform>Na statku jest tylko %n wolnych pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <source>%1&apos;s roll</source>
        <translation>Rzuca %1</translation>
    </message>
    <message>
        <source>The last roll of the round must fill the ship.</source>
        <translation>Ostatni rzut rundy musi zapełnić statek.</translation>
    </message>
    <message>
        <source>Take one die.</source>
        <translation>Weź jedną kość.</translation>
    </message>
    <message>
        <source>Take 1 or 2 dice.</source>
        <translation>Weź 1 lub 2 kości.</translation>
    </message>
    <message>
        <source>The rest go to the enemy.</source>
        <translation>Reszta trafia do wroga.</translation>
    </message>
    <message>
        <source>The others choose from the rest.</source>
        <translation>Pozostali wybierają z reszty.</translation>
    </message>
    <message>
        <source>%1: one of the dice left.</source>
        <translation>%1: jedna z pozostałych kości.</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <translation>Wybrane: %1 z %2</translation>
    </message>
    <message>
        <source>Chosen: %1 of at most %2</source>
        <translation>Wybrane: %1, najwyżej %2</translation>
    </message>
    <message>
        <source>Ship %1</source>
        <translation>Statek %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <comment>value of a ship</comment>
        <translation>wartość %1</translation>
    </message>
    <message>
        <source>%1 on the ship</source>
        <translation>%1 na statek</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>krzyżyki</translation>
    </message>
    <message>
        <source>all columns equal</source>
        <translation>wszystkie kolumny równe</translation>
    </message>
    <message>
        <source>%1 to %2 crosses in column %3, counting from the fullest</source>
        <comment>what settled a tie</comment>
        <translation>krzyżyki %1 do %2 w kolumnie %3, licząc od najpełniejszej</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>statki</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>towary</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Equal totals and equal columns: the place is shared.</source>
        <translation>Równe sumy i równe kolumny: miejsce jest wspólne.</translation>
    </message>
    <message>
        <source>Equal totals: the fullest columns decide (%1).</source>
        <translation>Równe sumy: rozstrzygają najpełniejsze kolumny (%1).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rank and the points</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>Wygrywa %1: %2.</translation>
    </message>
    <message>
        <source>%1 share first place with %2.</source>
        <translation>Wspólne pierwsze miejsce: %1, po %2.</translation>
    </message>
    <message>
        <source>Die %1: %2</source>
        <translation>Kość %1: %2</translation>
    </message>
    <message>
        <source>%1&apos;s sheet</source>
        <translation>Arkusz: %1</translation>
    </message>
    <message>
        <source>%1: ship %2</source>
        <translation>%1: statek %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and a good</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: round %2</source>
        <translation>%1: runda %2</translation>
    </message>
    <message>
        <source>The enemy</source>
        <translation>Wróg</translation>
    </message>
    <message>
        <source>What the ship pays</source>
        <translation>Ile daje statek</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Stopnie</translation>
    </message>
    <message>
        <source>ship %1</source>
        <comment>and its value</comment>
        <translation>statek %1</translation>
    </message>
    <message>
        <source>Ship %1: value %2</source>
        <translation>Statek %1: wartość %2</translation>
    </message>
    <message>
        <source>Ship %1: %2 now, %3 with the chosen dice</source>
        <translation>Statek %1: teraz %2, z wybranymi kośćmi %3</translation>
    </message>
    <message>
        <source>choosing</source>
        <comment>the seat to act</comment>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>chooses next</source>
        <comment>a seat</comment>
        <translation>wybiera potem</translation>
    </message>
    <message>
        <source>ship full</source>
        <translation>statek pełny</translation>
    </message>
    <message>
        <source>rolled</source>
        <comment>the seat whose turn it is</comment>
        <translation>rzuca</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from one value to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1→%2</source>
        <comment>from one number to another</comment>
        <translation>%1→%2</translation>
    </message>
    <message>
        <source>ship %1, goods %2</source>
        <translation>statek %1, towary %2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>gdyby koniec był teraz</translation>
    </message>
    <message>
        <source>Breakthrough: no more points for goods in this game.</source>
        <translation>Wróg się przedarł: w tej grze nie ma już punktów za towary.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>its value</source>
        <translation>wartość</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>razem %1</translation>
    </message>
    <message>
        <source> %1</source>
        <comment>the value after its good</comment>
        <translation> %1</translation>
    </message>
    <message>
        <source>%1 takes %2; the enemy gets %3.</source>
        <translation>%1 bierze: %2; wróg dostaje: %3.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 bierze: %2.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Tura: %1</translation>
    </message>
    <message>
        <source>Chance decides who begins.</source>
        <translation>Los decyduje, kto zaczyna.</translation>
    </message>
    <message>
        <source>%1: choose one of the dice left.</source>
        <translation>%1: wybierz jedną z pozostałych kości.</translation>
    </message>
    <message numerus="yes">
        <source>%1: choose %n dice to fill the ship.</source>
        <translation>
            <numerusform>%1: wybierz %n kość, by zapełnić statek.</numerusform>
            <numerusform>%1: wybierz %n kości, by zapełnić statek.</numerusform>
            <numerusform>%1: wybierz %n kości, by zapełnić statek.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: choose one die for the ship.</source>
        <translation>%1: wybierz jedną kość na statek.</translation>
    </message>
    <message>
        <source>%1: choose one or two dice for the ship.</source>
        <translation>%1: wybierz jedną lub dwie kości na statek.</translation>
    </message>
    <message numerus="yes">
        <source>Chosen: %1. %n more to fill the ship.</source>
        <translation>
            <numerusform>Wybrane: %1. Do zapełnienia statku jeszcze %n.</numerusform>
            <numerusform>Wybrane: %1. Do zapełnienia statku jeszcze %n.</numerusform>
            <numerusform>Wybrane: %1. Do zapełnienia statku jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Load %1, or choose one more die.</source>
        <translation>Na statek: %1; można wybrać jeszcze jedną kość.</translation>
    </message>
    <message>
        <source>Load %1.</source>
        <translation>Na statek: %1.</translation>
    </message>
    <message>
        <source>Take dice</source>
        <translation>Weź kości</translation>
    </message>
    <message numerus="yes">
        <source>Take %n dice</source>
        <translation>
            <numerusform>Weź %n kość</numerusform>
            <numerusform>Weź %n kości</numerusform>
            <numerusform>Weź %n kości</numerusform>
        </translation>
    </message>
    <message>
        <source>How many dice a ship holds. More spaces make longer rounds and fuller columns.</source>
        <translation>Ile kości mieści statek. Więcej pól to dłuższe rundy i pełniejsze kolumny.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>statek</translation>
    </message>
    <message>
        <source>value</source>
        <translation>wartość</translation>
    </message>
    <message>
        <source>Ships of equal value all get the higher points; the places they use up are not paid.</source>
        <translation>Statki o równej wartości dostają punkty za wyższe z zajętych miejsc, a za pozostałe z tych miejsc nikt nic nie dostaje.</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>crosses and circles</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>bonus +%1</source>
        <translation>premia +%1</translation>
    </message>
    <message>
        <source>The crosses of all rounds count. Anybody who ties gets the higher award; the next award is not given.</source>
        <translation>Liczą się krzyżyki ze wszystkich rund. Przy remisie każdy dostaje wyższą nagrodę, a następna przepada.</translation>
    </message>
    <message>
        <source>Breakthrough!</source>
        <translation>Wróg się przedarł!</translation>
    </message>
    <message>
        <source>sum</source>
        <comment>below the holds of a ship</comment>
        <translation>suma</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>alone, at the end</comment>
        <translation>stopień</translation>
    </message>
    <message>
        <source>place</source>
        <comment>in the game</comment>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>game total</source>
        <translation>suma gry</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>with a Roman numeral</comment>
        <translation>runda %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a score and its rank</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Statek</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Towar</translation>
    </message>
    <message>
        <source>Bonus every round</source>
        <translation>Premia co rundę</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Stopień</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>in one column: goods pay nothing from then on.</source>
        <translation>w jednej kolumnie: towary odtąd nic nie dają.</translation>
    </message>
    <message>
        <source>bonuses</source>
        <translation>premie</translation>
    </message>
    <message>
        <source>everybody gets the higher award; the next is not given.</source>
        <translation>wszyscy dostają wyższą nagrodę, następna przepada.</translation>
    </message>
    <message>
        <source>%1 or more crosses %2, all %3: %4.</source>
        <translation>od %1 krzyżyków %2, przy %3: %4.</translation>
    </message>
    <message>
        <source>under %1 nothing, from %1 its value, from %2 its value + %3.</source>
        <translation>poniżej %1 nic, od %1 jego wartość, od %2 jego wartość + %3.</translation>
    </message>
    <message>
        <source>as many crosses as circles or more: %1.</source>
        <translation>krzyżyków co najmniej tyle co kółek: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n or more circles</source>
        <comment>that are a breakthrough</comment>
        <translation>
            <numerusform>%n lub więcej kółek</numerusform>
            <numerusform>%n lub więcej kółek</numerusform>
            <numerusform>%n lub więcej kółek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 players: %2</source>
        <comment>by how many play, what ships pay</comment>
        <translation>%1 graczy: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>by how many play, what ships pay</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>most crosses %1, second most %2 (with 3 or 4 players).</source>
        <translation>najwięcej krzyżyków %1, drugie miejsce %2 (przy 3 lub 4 graczach).</translation>
    </message>
    <message>
        <source>A ship worth less than %1 pays nothing.</source>
        <translation>Statek o wartości poniżej %1 nic nie daje.</translation>
    </message>
    <message>
        <source>A ship worth %1 to %2 pays its value: %3.</source>
        <translation>Statek o wartości od %1 do %2 daje swoją wartość: %3.</translation>
    </message>
    <message>
        <source>A ship worth %1 or more pays its value and %2 on top: %3 + %2.</source>
        <translation>Statek o wartości %1 lub większej daje swoją wartość i jeszcze %2: %3 + %2.</translation>
    </message>
    <message>
        <source>Crosses %1, circles %2: good defended, %3.</source>
        <translation>Krzyżyków %1, kółek %2: towar obroniony, %3.</translation>
    </message>
    <message>
        <source>Most crosses, tied: each gets %1.</source>
        <translation>Najwięcej krzyżyków, remis: każdy dostaje %1.</translation>
    </message>
    <message>
        <source>Most crosses: %1.</source>
        <translation>Najwięcej krzyżyków: %1.</translation>
    </message>
    <message>
        <source>Second most crosses, tied: each gets %1.</source>
        <translation>Drugie miejsce pod względem krzyżyków, remis: każdy dostaje %1.</translation>
    </message>
    <message>
        <source>Second most crosses: %1.</source>
        <translation>Drugie miejsce pod względem krzyżyków: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n or more circles in one column end all points for goods.</source>
        <translation>
            <numerusform>%n lub więcej kółek w jednej kolumnie kończy punktowanie towarów.</numerusform>
            <numerusform>%n lub więcej kółek w jednej kolumnie kończy punktowanie towarów.</numerusform>
            <numerusform>%n lub więcej kółek w jednej kolumnie kończy punktowanie towarów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or more crosses %2 more, %3 crosses %4 more.</source>
        <translation>od %1 krzyżyków %2 więcej, przy %3 krzyżykach %4 więcej.</translation>
    </message>
    <message>
        <source>Ship: under %1 nothing, from %1 its value, from %2 its value and %3. Each good with at least as many crosses as circles: %4; %5</source>
        <translation>Statek: poniżej %1 nic, od %1 wartość, od %2 wartość i %3. Towar, w którym krzyżyków jest co najmniej tyle co kółek: %4; %5</translation>
    </message>
    <message>
        <source>In each good the most crosses %1;</source>
        <translation>W każdym towarze najwięcej krzyżyków %1;</translation>
    </message>
    <message>
        <source>In each good the most crosses %1, second most %2;</source>
        <translation>W każdym towarze najwięcej krzyżyków %1, drugie miejsce %2;</translation>
    </message>
    <message>
        <source>Ships: %1.</source>
        <translation>Statki: %1.</translation>
    </message>
    <message>
        <source>%1 where there are at least as many crosses as circles.</source>
        <translation>%1 tam, gdzie krzyżyków jest co najmniej tyle co kółek.</translation>
    </message>
    <message numerus="yes">
        <source>Breakthrough: %n or more circles in a column. No more points for goods!</source>
        <translation>
            <numerusform>Wróg się przedarł: %n lub więcej kółek w kolumnie. Koniec punktów za towary!</numerusform>
            <numerusform>Wróg się przedarł: %n lub więcej kółek w kolumnie. Koniec punktów za towary!</numerusform>
            <numerusform>Wróg się przedarł: %n lub więcej kółek w kolumnie. Koniec punktów za towary!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take care: %n or more circles in one column end all points for goods.</source>
        <translation>
            <numerusform>Uwaga: %n lub więcej kółek w jednej kolumnie kończy punktowanie towarów.</numerusform>
            <numerusform>Uwaga: %n lub więcej kółek w jednej kolumnie kończy punktowanie towarów.</numerusform>
            <numerusform>Uwaga: %n lub więcej kółek w jednej kolumnie kończy punktowanie towarów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice not taken become circles. %n or more in one column end all points for goods.</source>
        <translation>
            <numerusform>Niewzięte kości stają się kółkami. %n lub więcej w jednej kolumnie kończy punktowanie towarów.</numerusform>
            <numerusform>Niewzięte kości stają się kółkami. %n lub więcej w jednej kolumnie kończy punktowanie towarów.</numerusform>
            <numerusform>Niewzięte kości stają się kółkami. %n lub więcej w jednej kolumnie kończy punktowanie towarów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 circles</source>
        <translation>Kółka: %1 z %2</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>poniżej %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the value of a ship</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 lub więcej</translation>
    </message>
    <message>
        <source>value + %1</source>
        <translation>wartość + %1</translation>
    </message>
    <message>
        <source>Dice fill your ship: the most valuable ships earn points.</source>
        <translation>Kości zapełniają statek: najcenniejsze statki przynoszą punkty.</translation>
    </message>
    <message>
        <source>They also cross boxes: whoever leads in a good earns points for it.</source>
        <translation>Za kości skreśla się też kratki: kto prowadzi w towarze, dostaje za to punkty.</translation>
    </message>
    <message>
        <source>%1 makes the last roll of the round.</source>
        <translation>%1 rzuca po raz ostatni w tej rundzie.</translation>
    </message>
    <message>
        <source>%1 rolls the dice.</source>
        <translation>%1 rzuca kośćmi.</translation>
    </message>
    <message>
        <source>with the chosen dice</source>
        <translation>z wybranymi kośćmi</translation>
    </message>
    <message>
        <source>%1 for a 0, none for gold, %2 for the others; circles for the dice left.</source>
        <translation>%1 za 0, żaden za złoto, %2 za resztę; za zostawione kości kółka.</translation>
    </message>
    <message>
        <source>%1 for a 0, none for gold, %2 for the others.</source>
        <translation>%1 za 0, żaden za złoto, %2 za resztę.</translation>
    </message>
    <message>
        <source>Hint: take %1.</source>
        <translation>Podpowiedź: weź: %1.</translation>
    </message>
    <message>
        <source>%1 Expected points at the end: %2.</source>
        <comment>a hint</comment>
        <translation>%1 Przewidywane punkty na koniec: %2.</translation>
    </message>
    <message>
        <source>%1 shared, ship worth %2: %3 for each.</source>
        <comment>a place</comment>
        <translation>%1 wspólnie, statek wart %2: każdemu %3.</translation>
    </message>
    <message>
        <source>%1, ship worth %2: %3.</source>
        <comment>a place</comment>
        <translation>%1, statek wart %2: %3.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>an amount that is not whole</comment>
        <translation>%1 punktu</translation>
    </message>
    <message>
        <source>then</source>
        <comment>if that happened</comment>
        <translation>wtedy</translation>
    </message>
    <message>
        <source>A roll has five dice, not %1.</source>
        <translation>Rzuca się pięcioma kośćmi; tu jest ich: %1.</translation>
    </message>
    <message>
        <source>No five dice show this: die %1 has no such side.</source>
        <translation>Takiego rzutu nie ma: kość %1 nie ma takiej ścianki.</translation>
    </message>
    <message numerus="yes">
        <source>The round is over, so all %n spaces are full.</source>
        <translation>
            <numerusform>Runda się skończyła, więc %n pole jest zajęte.</numerusform>
            <numerusform>Runda się skończyła, więc wszystkie %n pola są zajęte.</numerusform>
            <numerusform>Runda się skończyła, więc wszystkie %n pól jest zajęte.</numerusform>
        </translation>
    </message>
    <message>
        <source>All ships are full, so round %1 is over.</source>
        <translation>Wszystkie statki są pełne, więc runda %1 się skończyła.</translation>
    </message>
    <message>
        <source>Whoever has a full ship does not roll.</source>
        <translation>Kto ma pełny statek, nie rzuca.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n dice can be taken before others follow.</source>
        <translation>
            <numerusform>Zanim wezmą inni, można wziąć najwyżej %n kość.</numerusform>
            <numerusform>Zanim wezmą inni, można wziąć najwyżej %n kości.</numerusform>
            <numerusform>Zanim wezmą inni, można wziąć najwyżej %n kości.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was taken lies last on the ship of the player who rolled.</source>
        <translation>Wzięte kości leżą jako ostatnie na statku gracza, który rzucał.</translation>
    </message>
    <message>
        <source>One of the others follows who still has space.</source>
        <translation>Teraz bierze ktoś z pozostałych, kto ma jeszcze miejsce.</translation>
    </message>
    <message>
        <source>No turns lead to these ships in round %1 with this player to roll.</source>
        <translation>Żadne tury nie prowadzą w rundzie %1 do takich statków i rzutu tego gracza.</translation>
    </message>
    <message>
        <source>These ships cannot be loaded in so many turns.</source>
        <translation>W tylu turach nie można tak załadować statków.</translation>
    </message>
    <message>
        <source>Somebody else was chosen to begin.</source>
        <translation>Rozpoczynać miał ktoś inny.</translation>
    </message>
    <message>
        <source>Circles stay: there were %1 in the round before.</source>
        <translation>Kółka zostają: w poprzedniej rundzie było ich %1.</translation>
    </message>
    <message>
        <source>The dice that were left cannot have drawn these circles.</source>
        <translation>Pozostawione kości nie mogły dać takich kółek.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Rzuca</translation>
    </message>
    <message>
        <source>Turn of the round</source>
        <translation>Tura rundy</translation>
    </message>
    <message>
        <source>Dice on the table</source>
        <translation>Kości na stole</translation>
    </message>
    <message>
        <source>Taken: dice from 1 to 5</source>
        <translation>Wzięte: kości od 1 do 5</translation>
    </message>
    <message>
        <source>Takes next</source>
        <translation>Bierze teraz</translation>
    </message>
    <message>
        <source>Circles in round %1: %2</source>
        <comment>%2 is a good</comment>
        <translation>Kółka w rundzie %1: %2</translation>
    </message>
    <message>
        <source>Circles in round %1</source>
        <translation>Kółka w rundzie %1</translation>
    </message>
    <message>
        <source>Ship of round %1</source>
        <translation>Statek rundy %1</translation>
    </message>
    <message>
        <source>most crosses %1, second most %2.</source>
        <translation>najwięcej krzyżyków %1, drugie miejsce %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice at most.</source>
        <translation>
            <numerusform>Najwyżej %n kość.</numerusform>
            <numerusform>Najwyżej %n kości.</numerusform>
            <numerusform>Najwyżej %n kości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take 1 to %n dice.</source>
        <translation>
            <numerusform>Weź %n kość.</numerusform>
            <numerusform>Weź od 1 do %n kości.</numerusform>
            <numerusform>Weź od 1 do %n kości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: choose 1 to %n dice for the ship.</source>
        <translation>
            <numerusform>%1: wybierz %n kość na statek.</numerusform>
            <numerusform>%1: wybierz od 1 do %n kości na statek.</numerusform>
            <numerusform>%1: wybierz od 1 do %n kości na statek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll %1 dice and take up to %2; each of the others takes one of the rest.</source>
        <translation>Rzuć %1 kośćmi i weź najwyżej %2; każdy z pozostałych bierze jedną z reszty.</translation>
    </message>
</context>
<context>
    <name>gemstones</name>
    <message numerus="yes">
        <source>%n number(s) written</source>
        <translation>
            <numerusform>%n zapisana liczba</numerusform>
            <numerusform>%n zapisane liczby</numerusform>
            <numerusform>%n zapisanych liczb</numerusform>
        </translation>
    </message>
    <message>
        <source>The column is full.</source>
        <translation>Kolumna jest pełna.</translation>
    </message>
    <message>
        <source>Blocked: %1 numbers here, %2 in %3.</source>
        <translation>Zablokowana: liczby tutaj: %1, najmniej: %2 (%3).</translation>
    </message>
    <message>
        <source>disorder</source>
        <translation>nieporządek</translation>
    </message>
    <message>
        <source>Whoever is sorted at the end of two of their own turns in a row wins.</source>
        <translation>Kto ma kolumny uporządkowane na koniec dwóch własnych tur z rzędu, wygrywa.</translation>
    </message>
    <message>
        <source>The number %1</source>
        <translation>Liczba %1</translation>
    </message>
    <message>
        <source>sum so far</source>
        <translation>dotychczasowa suma</translation>
    </message>
    <message>
        <source>numbers written</source>
        <translation>zapisane liczby</translation>
    </message>
    <message>
        <source>Sorted at the end of two turns in a row</source>
        <translation>Uporządkowane na koniec dwóch tur z rzędu</translation>
    </message>
    <message>
        <source>Sorted twice</source>
        <translation>Uporządkowane dwa razy</translation>
    </message>
    <message>
        <source>Announced: being sorted at the end of the next turn as well wins</source>
        <translation>Zapowiedź: porządek także na koniec następnej własnej tury daje wygraną</translation>
    </message>
    <message>
        <source>Announced: sorted again wins</source>
        <translation>Zapowiedź: jeszcze raz i wygrana</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Zapowiedź</translation>
    </message>
    <message>
        <source>Announced, but the order is broken at %1</source>
        <translation>Zapowiedź, ale kolejność psuje %1</translation>
    </message>
    <message>
        <source>Announced, now broken</source>
        <translation>Zapowiedź, ale już bez porządku</translation>
    </message>
    <message>
        <source>The order breaks at %1</source>
        <translation>Kolejność psuje %1</translation>
    </message>
    <message>
        <source>Breaks at %1</source>
        <translation>Psuje ją %1</translation>
    </message>
    <message>
        <source>Sorted; it counts at the end of the player&apos;s own turn</source>
        <translation>Uporządkowane; liczy się na koniec własnej tury</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Uporządkowane</translation>
    </message>
    <message numerus="yes">
        <source>In order; %n number(s) missing above the first thick line</source>
        <translation>
            <numerusform>W kolejności; nad pierwszą grubą linią brakuje %n liczby</numerusform>
            <numerusform>W kolejności; nad pierwszą grubą linią brakuje %n liczb</numerusform>
            <numerusform>W kolejności; nad pierwszą grubą linią brakuje %n liczb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In order, %n missing</source>
        <translation>
            <numerusform>W kolejności, brak %n</numerusform>
            <numerusform>W kolejności, brak %n</numerusform>
            <numerusform>W kolejności, brak %n</numerusform>
        </translation>
    </message>
    <message>
        <source>In order</source>
        <translation>W kolejności</translation>
    </message>
    <message>
        <source>%1 is blocked: %2 numbers there, only %3 in %4.</source>
        <translation>%1: kolumna zablokowana; liczby w niej: %2, najmniej gdzie indziej: %3 (%4).</translation>
    </message>
    <message>
        <source>By its sum it belongs in place %1, where it is.</source>
        <translation>Według sumy jej miejsce to %1 i tam właśnie stoi.</translation>
    </message>
    <message>
        <source>By its sum it belongs in place %1, but it is in place %2: off by %3.</source>
        <translation>Według sumy jej miejsce to %1, a stoi na miejscu %2: różnica %3.</translation>
    </message>
    <message>
        <source>Drag a gem and a number here to pair them, or choose them by click or key.</source>
        <translation>Przeciągnij tu klejnot i liczbę, by utworzyć parę, albo wybierz je kliknięciem lub klawiszem.</translation>
    </message>
    <message>
        <source>On this turn two gem dice and two number dice are rolled, and everybody writes one pair of them.</source>
        <translation>W tej turze rzuca się dwiema kośćmi klejnotów i dwiema kośćmi liczb, a każdy zapisuje z nich jedną parę.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>The dice are still rolling.</source>
        <translation>Kości jeszcze się toczą.</translation>
    </message>
    <message>
        <source>Only dice of a set of three or more alike may be re-rolled.</source>
        <translation>Rzucić ponownie można tylko kośćmi z zestawu co najmniej trzech jednakowych.</translation>
    </message>
    <message>
        <source>This die is in a pair already.</source>
        <translation>Ta kość należy już do pary.</translation>
    </message>
    <message>
        <source>This die has been taken; the pair is made from those left.</source>
        <translation>Tę kość już wzięto; parę tworzy się z pozostałych.</translation>
    </message>
    <message>
        <source>Another gem on the table can be written.</source>
        <translation>Na stole jest inny klejnot, który można zapisać.</translation>
    </message>
    <message>
        <source>A pair is one gem and one number.</source>
        <translation>Para to jeden klejnot i jedna liczba.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <source>%1&apos;s roll</source>
        <translation>Rzuca %1</translation>
    </message>
    <message>
        <source>Three or more alike may be rolled again: all or some.</source>
        <translation>Trzema lub większą liczbą jednakowych kości można rzucić ponownie: wszystkimi albo niektórymi.</translation>
    </message>
    <message>
        <source>Three pairs, one gem and one number each.</source>
        <translation>Trzy pary, każda z jednego klejnotu i jednej liczby.</translation>
    </message>
    <message>
        <source>%1: one pair of what is left.</source>
        <translation>%1: jedna para z tego, co zostało.</translation>
    </message>
    <message>
        <source>%1: written</source>
        <comment>number of a pair</comment>
        <translation>%1: zapisana</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>number of a pair</comment>
        <translation>%1: później</translation>
    </message>
    <message>
        <source>%1: to be chosen</source>
        <comment>number of a pair</comment>
        <translation>%1: do wyboru</translation>
    </message>
    <message>
        <source>Left for the others: %1</source>
        <translation>Innym zostaje: %1</translation>
    </message>
    <message>
        <source>Still on the table: %1</source>
        <translation>Jeszcze na stole: %1</translation>
    </message>
    <message>
        <source>one pair of what is left</source>
        <translation>jedna para z tego, co zostało</translation>
    </message>
    <message>
        <source>Everybody else writes one pair of these dice. Everybody uses the same dice.</source>
        <translation>Każdy z pozostałych zapisuje jedną parę z tych kości. Wszyscy korzystają z tych samych kości.</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Potem: %1</translation>
    </message>
    <message>
        <source>Choose dice with a gold ring to roll them again, or keep the roll. After a re-roll the same goes for any three or more alike.</source>
        <translation>Wybierz kości w złotej obwódce, by rzucić nimi ponownie, albo zachowaj rzut. Po ponownym rzucie to samo dotyczy trzech lub więcej jednakowych, które wtedy wypadną.</translation>
    </message>
    <message>
        <source>The columns of %1 were sorted at the end of two turns in a row.</source>
        <translation>%1: kolumny uporządkowane na koniec dwóch tur z rzędu.</translation>
    </message>
    <message>
        <source>place %1</source>
        <comment>of a column</comment>
        <translation>miejsce %1</translation>
    </message>
    <message>
        <source>sorted twice in a row</source>
        <translation>uporządkowane dwa razy z rzędu</translation>
    </message>
    <message>
        <source>all columns equally full</source>
        <translation>wszystkie kolumny jednakowo wypełnione</translation>
    </message>
    <message>
        <source>Announced: %1.</source>
        <translation>Zapowiedź: %1.</translation>
    </message>
    <message>
        <source>Not sorted in time: a disorder of %1</source>
        <translation>Nie udało się uporządkować na czas: nieporządek %1</translation>
    </message>
    <message>
        <source>Won: sorted at the end of two turns in a row</source>
        <translation>Wygrana: porządek na koniec dwóch tur z rzędu</translation>
    </message>
    <message>
        <source>%1 wins: sorted at the end of two turns in a row</source>
        <translation>Wygrywa %1: porządek na koniec dwóch tur z rzędu</translation>
    </message>
    <message>
        <source>%1 wins with a disorder of %2.</source>
        <translation>Wygrywa %1: nieporządek %2.</translation>
    </message>
    <message>
        <source>%1 share first place with a disorder of %2.</source>
        <translation>Wspólne pierwsze miejsce: %1, nieporządek %2.</translation>
    </message>
    <message>
        <source>numbers</source>
        <comment>how many are written</comment>
        <translation>liczby</translation>
    </message>
    <message>
        <source>Disorder</source>
        <translation>Nieporządek</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Końcowe podliczenie</translation>
    </message>
    <message>
        <source>sum %1</source>
        <comment>of a column</comment>
        <translation>suma %1</translation>
    </message>
    <message>
        <source>This column is in place %1. What counts is how far that is from its place by the sum; the lowest total is best.</source>
        <translation>Ta kolumna stoi na miejscu %1. Liczy się, o ile różni się od tego jej miejsce według sumy; najlepszy jest najmniejszy wynik.</translation>
    </message>
    <message>
        <source>Equal disorder and columns equally full: the place is shared.</source>
        <translation>Równy nieporządek i jednakowo wypełnione kolumny: miejsce jest wspólne.</translation>
    </message>
    <message>
        <source>Equal disorder: the emptiest columns decide (%1).</source>
        <translation>Równy nieporządek: rozstrzygają najmniej wypełnione kolumny (%1).</translation>
    </message>
    <message>
        <source>not sorted</source>
        <translation>nieuporządkowane</translation>
    </message>
    <message>
        <source>sorted</source>
        <translation>uporządkowane</translation>
    </message>
    <message>
        <source>Gem die %1: %2</source>
        <translation>Kość klejnotów %1: %2</translation>
    </message>
    <message>
        <source>Number die %1: %2</source>
        <translation>Kość liczb %1: %2</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Para %1</translation>
    </message>
    <message>
        <source>The pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>%1&apos;s sheet</source>
        <translation>Arkusz: %1</translation>
    </message>
    <message>
        <source>%1: the order</source>
        <translation>%1: kolejność</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>a seat, a gem and its sum</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Gdyby teraz był koniec</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>re-roll?</source>
        <translation>rzut ponowny?</translation>
    </message>
    <message>
        <source>pairing</source>
        <translation>tworzy pary</translation>
    </message>
    <message>
        <source>current turn</source>
        <translation>bieżąca tura</translation>
    </message>
    <message>
        <source>disorder %1, lowest is best</source>
        <translation>nieporządek %1 (im mniej, tym lepiej)</translation>
    </message>
    <message>
        <source>disorder %1</source>
        <translation>nieporządek %1</translation>
    </message>
    <message>
        <source>pl. %1</source>
        <comment>place of a column</comment>
        <translation>m. %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a gem and how many numbers are written</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Blocked: %1; only %2 in %3.</source>
        <translation>Zablokowane: %1; najmniej, bo %2, ma %3.</translation>
    </message>
    <message>
        <source>%1: pair a gem and a number of the dice left.</source>
        <translation>%1: z kości, które zostały, połącz klejnot i liczbę.</translation>
    </message>
    <message>
        <source>%1: all these columns are full. Set a pair aside; the others get what is left.</source>
        <translation>%1: wszystkie te kolumny są pełne. Odłóż jakąś parę; inni dostaną to, co zostanie.</translation>
    </message>
    <message>
        <source>%1, first pair: choose a gem and a number.</source>
        <translation>%1, pierwsza para: wybierz klejnot i liczbę.</translation>
    </message>
    <message>
        <source>%1, second pair: choose a gem and a number.</source>
        <translation>%1, druga para: wybierz klejnot i liczbę.</translation>
    </message>
    <message>
        <source>%1, third pair: choose a gem and a number.</source>
        <translation>%1, trzecia para: wybierz klejnot i liczbę.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a gem and a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: set aside, the column is full.</source>
        <translation>%1: odłożone, kolumna jest pełna.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <comment>a pair and the sums</comment>
        <translation>%1: z %2 na %3.</translation>
    </message>
    <message>
        <source>%1, %2 so far: which number?</source>
        <comment>a gem and its sum</comment>
        <translation>%1, dotąd %2: jaka liczba?</translation>
    </message>
    <message>
        <source>%1: for which gem?</source>
        <comment>a number</comment>
        <translation>%1: do którego klejnotu?</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n dice, or choose more or fewer.</source>
        <translation>
            <numerusform>Rzuć ponownie %n kością albo wybierz inaczej.</numerusform>
            <numerusform>Rzuć ponownie %n kośćmi albo wybierz inaczej.</numerusform>
            <numerusform>Rzuć ponownie %n kośćmi albo wybierz inaczej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n gems are alike. Re-roll some of them, or keep all.</source>
        <translation>
            <numerusform>%1: %n klejnot jest jednakowy. Rzuć ponownie niektórymi albo zachowaj rzut.</numerusform>
            <numerusform>%1: są %n jednakowe klejnoty. Rzuć ponownie niektórymi albo zachowaj rzut.</numerusform>
            <numerusform>%1: jest %n jednakowych klejnotów. Rzuć ponownie niektórymi albo zachowaj rzut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n numbers are alike. Re-roll some of them, or keep all.</source>
        <translation>
            <numerusform>%1: %n liczba jest jednakowa. Rzuć ponownie niektórymi albo zachowaj rzut.</numerusform>
            <numerusform>%1: są %n jednakowe liczby. Rzuć ponownie niektórymi albo zachowaj rzut.</numerusform>
            <numerusform>%1: jest %n jednakowych liczb. Rzuć ponownie niektórymi albo zachowaj rzut.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gems and numbers are alike. Re-roll some of these dice, or keep all.</source>
        <translation>%1: są jednakowe klejnoty i jednakowe liczby. Rzuć ponownie niektórymi z tych kości albo zachowaj rzut.</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll all %n</source>
        <translation>
            <numerusform>Rzuć ponownie wszystkimi (%n)</numerusform>
            <numerusform>Rzuć ponownie wszystkimi (%n)</numerusform>
            <numerusform>Rzuć ponownie wszystkimi (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <translation>Zachowaj rzut</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n</source>
        <comment>dice</comment>
        <translation>
            <numerusform>Rzuć ponownie: %n</numerusform>
            <numerusform>Rzuć ponownie: %n</numerusform>
            <numerusform>Rzuć ponownie: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Tura: %1</translation>
    </message>
    <message>
        <source>Chance decides who begins.</source>
        <translation>Los decyduje, kto zaczyna.</translation>
    </message>
    <message>
        <source>Write a pair</source>
        <translation>Zapisz parę</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Write %1 %2</source>
        <comment>a gem and its new sum</comment>
        <translation>Zapisz: %1 %2</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>odłożona</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>a gem and its sums</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>current turn: one pair for everybody</source>
        <translation>bieżąca tura: każdy zapisuje jedną parę</translation>
    </message>
    <message>
        <source>two gems, two numbers</source>
        <translation>dwa klejnoty, dwie liczby</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>its place</source>
        <translation>jej miejsce</translation>
    </message>
    <message>
        <source>place</source>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>off by</source>
        <translation>różnica</translation>
    </message>
    <message>
        <source>off</source>
        <translation>różn.</translation>
    </message>
    <message>
        <source>Round %1. %2</source>
        <translation>Runda %1. %2</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>order</source>
        <translation>kolejność</translation>
    </message>
    <message>
        <source> full</source>
        <comment>a column</comment>
        <translation> pełna</translation>
    </message>
    <message>
        <source> bl.</source>
        <comment>a column: blocked</comment>
        <translation> zabl.</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>miejsce %1</translation>
    </message>
    <message>
        <source>announced: sorted at the end of the last turn</source>
        <translation>zapowiedź: porządek na koniec ostatniej tury</translation>
    </message>
    <message>
        <source>smoky quartz</source>
        <translation>kwarc dymny</translation>
    </message>
    <message>
        <source>quartz</source>
        <translation>kwarc</translation>
    </message>
    <message>
        <source>ruby</source>
        <translation>rubin</translation>
    </message>
    <message>
        <source>emerald</source>
        <translation>szmaragd</translation>
    </message>
    <message>
        <source>sapphire</source>
        <translation>szafir</translation>
    </message>
    <message>
        <source>citrine</source>
        <translation>cytryn</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>diament</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>gems and numbers</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The re-roll brings %1.</source>
        <translation>Ponowny rzut daje: %1.</translation>
    </message>
    <message>
        <source>%1 rolls %2.</source>
        <translation>%1 rzuca: %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <translation>%1 zostawia: %2.</translation>
    </message>
    <message>
        <source>%1 sets aside %2 %3: the column is full.</source>
        <translation>%1 odkłada %2 %3: kolumna jest pełna.</translation>
    </message>
    <message>
        <source>%1 writes %2 %3: the sum is %4.</source>
        <translation>%1 zapisuje %2 %3: suma wynosi %4.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>Ostatnia runda dobiegła końca.</translation>
    </message>
    <message>
        <source>%1 is sorted again and wins.</source>
        <translation>%1 znów ma porządek i wygrywa.</translation>
    </message>
    <message>
        <source>%1 is sorted and announces it.</source>
        <translation>%1 ma porządek i to ogłasza.</translation>
    </message>
    <message>
        <source>%1 is no longer sorted: the announcement is void.</source>
        <translation>%1 nie ma już porządku: zapowiedź przepada.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Zaczyna %1.</translation>
    </message>
    <message>
        <source>%1 keeps the roll.</source>
        <translation>%1 zachowuje rzut.</translation>
    </message>
    <message>
        <source>%1 re-rolls %2.</source>
        <translation>%1 rzuca ponownie: %2.</translation>
    </message>
    <message>
        <source>Fictional %1</source>
        <comment>a player</comment>
        <translation>Fikcyjny %1</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brązowy</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>sorted, on paper</comment>
        <translation>zapowiedź</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>on paper</comment>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>sum</source>
        <comment>of a column, on paper</comment>
        <translation>suma</translation>
    </message>
    <message>
        <source>place</source>
        <comment>of a column, on paper</comment>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>W przeciwnym razie</translation>
    </message>
    <message>
        <source>Hint: keep the roll.</source>
        <translation>Podpowiedź: zachowaj rzut.</translation>
    </message>
    <message>
        <source>Hint: re-roll %1.</source>
        <translation>Podpowiedź: rzuć ponownie: %1.</translation>
    </message>
    <message>
        <source>Hint: set aside %1 %2.</source>
        <translation>Podpowiedź: odłóż: %1 %2.</translation>
    </message>
    <message>
        <source>Hint: write %1 %2.</source>
        <translation>Podpowiedź: zapisz: %1 %2.</translation>
    </message>
    <message>
        <source>%1 Expected disorder at the end: %2.</source>
        <comment>a hint</comment>
        <translation>%1 Przewidywany nieporządek na koniec: %2.</translation>
    </message>
    <message>
        <source>numbers in the emptiest column: %1 to %2</source>
        <comment>what settled a tie</comment>
        <translation>liczby w najmniej wypełnionej kolumnie: %1 do %2</translation>
    </message>
    <message>
        <source>emptiest columns equal, numbers in the next: %1 to %2</source>
        <comment>what settled a tie</comment>
        <translation>najmniej wypełnione kolumny równe, w następnej liczby: %1 do %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a place and how far away</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each column&apos;s place by its sum, and in brackets how far off it is; together these are the disorder.</source>
        <translation>Miejsce każdej kolumny według sumy, a w nawiasie odległość od jej własnego; razem to nieporządek.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <comment>how many are written</comment>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Fictional turn</source>
        <translation>Tura fikcyjna</translation>
    </message>
    <message>
        <source>Write one of these gems with one of the numbers.</source>
        <translation>Zapisz jeden z tych klejnotów z jedną z liczb.</translation>
    </message>
    <message>
        <source>Everybody writes one pair of these dice. Everybody uses the same dice.</source>
        <translation>Każdy zapisuje jedną parę z tych kości. Wszyscy korzystają z tych samych kości.</translation>
    </message>
    <message numerus="yes">
        <source>Add the number to the sum above it. A column at least %n rows longer than the shortest is blocked while another gem on offer can be written.</source>
        <translation>
            <numerusform>Dodaj liczbę do sumy powyżej. Kolumna dłuższa od najkrótszej o %n lub więcej wierszy jest zablokowana, dopóki można zapisać inny dostępny klejnot.</numerusform>
            <numerusform>Dodaj liczbę do sumy powyżej. Kolumna dłuższa od najkrótszej o %n lub więcej wierszy jest zablokowana, dopóki można zapisać inny dostępny klejnot.</numerusform>
            <numerusform>Dodaj liczbę do sumy powyżej. Kolumna dłuższa od najkrótszej o %n lub więcej wierszy jest zablokowana, dopóki można zapisać inny dostępny klejnot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sums never fall from left to right, and there are at least %n numbers in every column. Announce it at the end of your turn; being sorted again at the end of your next one wins.</source>
        <translation>
            <numerusform>Sumy od lewej do prawej nie maleją, a każda kolumna ma co najmniej %n liczbę. Ogłoś to na koniec swojej tury; porządek także na koniec następnej daje wygraną.</numerusform>
            <numerusform>Sumy od lewej do prawej nie maleją, a każda kolumna ma co najmniej %n liczby. Ogłoś to na koniec swojej tury; porządek także na koniec następnej daje wygraną.</numerusform>
            <numerusform>Sumy od lewej do prawej nie maleją, a każda kolumna ma co najmniej %n liczb. Ogłoś to na koniec swojej tury; porządek także na koniec następnej daje wygraną.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round with %n numbers in every column is the last. Number the sums 1 to 6 from low to high; add up how far each is from its place.</source>
        <translation>
            <numerusform>Ostatnia jest runda, w której każda kolumna ma %n liczbę. Ponumeruj sumy od 1 do 6, od najmniejszej; zsumuj, o ile każda różni się od swojego miejsca.</numerusform>
            <numerusform>Ostatnia jest runda, w której każda kolumna ma %n liczby. Ponumeruj sumy od 1 do 6, od najmniejszej; zsumuj, o ile każda różni się od swojego miejsca.</numerusform>
            <numerusform>Ostatnia jest runda, w której każda kolumna ma %n liczb. Ponumeruj sumy od 1 do 6, od najmniejszej; zsumuj, o ile każda różni się od swojego miejsca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round in which somebody has %n numbers in every column is the last. Number the sums 1 to 6 from low to high; add up how far each is from its place. Lowest wins.</source>
        <translation>
            <numerusform>Ostatnia jest runda, w której ktoś ma %n liczbę w każdej kolumnie. Ponumeruj sumy od 1 do 6, od najmniejszej; zsumuj, o ile każda różni się od swojego miejsca. Wygrywa najmniejsza suma.</numerusform>
            <numerusform>Ostatnia jest runda, w której ktoś ma %n liczby w każdej kolumnie. Ponumeruj sumy od 1 do 6, od najmniejszej; zsumuj, o ile każda różni się od swojego miejsca. Wygrywa najmniejsza suma.</numerusform>
            <numerusform>Ostatnia jest runda, w której ktoś ma %n liczb w każdej kolumnie. Ponumeruj sumy od 1 do 6, od najmniejszej; zsumuj, o ile każda różni się od swojego miejsca. Wygrywa najmniejsza suma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the column is full, %n numbers.</source>
        <translation>
            <numerusform>%1: kolumna jest pełna, ma %n liczbę.</numerusform>
            <numerusform>%1: kolumna jest pełna, ma %n liczby.</numerusform>
            <numerusform>%1: kolumna jest pełna, ma %n liczb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody has %n numbers in every column, and the round is over: the final scoring decides.</source>
        <translation>
            <numerusform>Ktoś ma %n liczbę w każdej kolumnie, a runda dobiegła końca: rozstrzyga końcowe podliczenie.</numerusform>
            <numerusform>Ktoś ma %n liczby w każdej kolumnie, a runda dobiegła końca: rozstrzyga końcowe podliczenie.</numerusform>
            <numerusform>Ktoś ma %n liczb w każdej kolumnie, a runda dobiegła końca: rozstrzyga końcowe podliczenie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever is sorted at the end of two of their own turns in a row wins; otherwise the round in which somebody has %n numbers in every column is the last.</source>
        <translation>
            <numerusform>Wygrywa, kto ma porządek na koniec dwóch własnych tur z rzędu; w przeciwnym razie ostatnia jest runda, w której ktoś ma %n liczbę w każdej kolumnie.</numerusform>
            <numerusform>Wygrywa, kto ma porządek na koniec dwóch własnych tur z rzędu; w przeciwnym razie ostatnia jest runda, w której ktoś ma %n liczby w każdej kolumnie.</numerusform>
            <numerusform>Wygrywa, kto ma porządek na koniec dwóch własnych tur z rzędu; w przeciwnym razie ostatnia jest runda, w której ktoś ma %n liczb w każdej kolumnie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Being sorted at the end of two turns in a row wins and counts 0. The round in which all columns have %n numbers is the last.</source>
        <translation>
            <numerusform>Porządek na koniec dwóch tur z rzędu daje wygraną i wynik 0. Ostatnia jest runda, w której wszystkie kolumny mają %n liczbę.</numerusform>
            <numerusform>Porządek na koniec dwóch tur z rzędu daje wygraną i wynik 0. Ostatnia jest runda, w której wszystkie kolumny mają %n liczby.</numerusform>
            <numerusform>Porządek na koniec dwóch tur z rzędu daje wygraną i wynik 0. Ostatnia jest runda, w której wszystkie kolumny mają %n liczb.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Klejnoty</translation>
    </message>
    <message>
        <source>In order at the end, but not for two turns in a row: not won</source>
        <translation>Na koniec uporządkowane, ale nie przez dwie tury z rzędu: bez wygranej</translation>
    </message>
    <message>
        <source>Roll gems and numbers, and pair them: the number goes into the gem&apos;s column.</source>
        <translation>Rzuć klejnotami i liczbami i połącz je w pary: liczba trafia do kolumny klejnotu.</translation>
    </message>
    <message>
        <source>Everybody may use what is left over; a column that is too far ahead is blocked.</source>
        <translation>Z tego, co zostało, mogą skorzystać wszyscy; kolumna zbyt daleko z przodu jest zablokowana.</translation>
    </message>
    <message>
        <source>Whoever brings the sums into rising order and keeps them there for two turns wins.</source>
        <translation>Wygrywa, kto ułoży sumy rosnąco i utrzyma je tak przez dwie tury.</translation>
    </message>
    <message>
        <source>%1, after %2 rounds on average (%3 to %4)</source>
        <comment>how often a row was sorted</comment>
        <translation>%1; rund średnio %2 (od %3 do %4)</translation>
    </message>
    <message>
        <source>sorted twice in a row in %1 of %2 games</source>
        <translation>porządek dwa razy z rzędu w %1 z %2 partii</translation>
    </message>
    <message>
        <source>%1 rolls the dice.</source>
        <translation>%1 rzuca kośćmi.</translation>
    </message>
    <message>
        <source>q</source>
        <comment>key for quartz</comment>
        <translation>k</translation>
    </message>
    <message>
        <source>r</source>
        <comment>key for ruby</comment>
        <translation>r</translation>
    </message>
    <message>
        <source>e</source>
        <comment>key for emerald</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>s</source>
        <comment>key for sapphire</comment>
        <translation>f</translation>
    </message>
    <message>
        <source>c</source>
        <comment>key for citrine</comment>
        <translation>c</translation>
    </message>
    <message>
        <source>d</source>
        <comment>key for diamond</comment>
        <translation>d</translation>
    </message>
    <message>
        <source>%1 of disorder</source>
        <comment>an amount that is not whole</comment>
        <translation>%1 punktu nieporządku</translation>
    </message>
    <message>
        <source>%1 brings %2 more</source>
        <comment>a column</comment>
        <translation>%1: o %2 więcej</translation>
    </message>
    <message>
        <source>%1 brings %2 less</source>
        <comment>a column</comment>
        <translation>%1: o %2 mniej</translation>
    </message>
    <message>
        <source>won</source>
        <comment>by being sorted twice in a row: 1 or 0</comment>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>%1: sum</source>
        <comment>of a column</comment>
        <translation>%1: suma</translation>
    </message>
    <message>
        <source>%1: numbers</source>
        <comment>how many are in a column</comment>
        <translation>%1: ile liczb</translation>
    </message>
    <message numerus="yes">
        <source>%n dice of each kind are rolled.</source>
        <translation>
            <numerusform>Rzuca się %n kością każdego rodzaju.</numerusform>
            <numerusform>Rzuca się %n kośćmi każdego rodzaju.</numerusform>
            <numerusform>Rzuca się %n kośćmi każdego rodzaju.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice do not show these pairs.</source>
        <translation>Kości nie pokazują takich par.</translation>
    </message>
    <message>
        <source>The pairs of this turn stand at the end of their columns.</source>
        <translation>Pary z tej tury stoją na końcu swoich kolumn.</translation>
    </message>
    <message>
        <source>These pairs were not allowed, because a column was blocked or full.</source>
        <translation>Takie pary nie były dozwolone, bo kolumna była zablokowana albo pełna.</translation>
    </message>
    <message>
        <source>This player cannot be asked for a pair now.</source>
        <translation>Teraz nie może to być para tego gracza.</translation>
    </message>
    <message numerus="yes">
        <source>By now %n numbers stand on this sheet.</source>
        <translation>
            <numerusform>Na tym arkuszu stoi teraz %n liczba.</numerusform>
            <numerusform>Na tym arkuszu stoją teraz %n liczby.</numerusform>
            <numerusform>Na tym arkuszu stoi teraz %n liczb.</numerusform>
        </translation>
    </message>
    <message>
        <source>These columns were not sorted at the end of the player&apos;s last turn.</source>
        <translation>Te kolumny nie były uporządkowane na końcu ostatniej własnej tury.</translation>
    </message>
    <message>
        <source>These columns were sorted at the end of the player&apos;s last turn.</source>
        <translation>Te kolumny były uporządkowane na końcu ostatniej własnej tury.</translation>
    </message>
    <message>
        <source>Somebody else was chosen to begin.</source>
        <translation>Rozpoczynać miał ktoś inny.</translation>
    </message>
    <message numerus="yes">
        <source>With %n numbers in every column the game was over in the round before.</source>
        <translation>
            <numerusform>Z %n liczbą w każdej kolumnie gra skończyła się rundę wcześniej.</numerusform>
            <numerusform>Z %n liczbami w każdej kolumnie gra skończyła się rundę wcześniej.</numerusform>
            <numerusform>Z %n liczbami w każdej kolumnie gra skończyła się rundę wcześniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Gracz rozpoczynający</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Czyja tura</translation>
    </message>
    <message>
        <source>Gem dice</source>
        <translation>Kości klejnotów</translation>
    </message>
    <message>
        <source>Number dice</source>
        <translation>Kości liczb</translation>
    </message>
    <message>
        <source>Sets of three</source>
        <translation>Trójki</translation>
    </message>
    <message>
        <source>Pairs made in this turn</source>
        <translation>Pary z tej tury</translation>
    </message>
    <message>
        <source>Pairs next</source>
        <translation>Para teraz</translation>
    </message>
    <message>
        <source>Sorted at the end of the last own turn</source>
        <translation>Uporządkowane na końcu ostatniej własnej tury</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Arkusz</translation>
    </message>
    <message>
        <source>%1: numbers from the top</source>
        <comment>%1 is a gem</comment>
        <translation>%1: liczby od góry</translation>
    </message>
    <message>
        <source>Fictional player, seat %1</source>
        <translation>Gracz fikcyjny, miejsce %1</translation>
    </message>
    <message>
        <source>May still be rolled again</source>
        <translation>Można jeszcze rzucić ponownie</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Zostawione</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No turns lead to this sheet.</source>
        <translation>Żadne tury nie prowadzą do tego arkusza.</translation>
    </message>
    <message>
        <source>No turns lead to this sheet beside those before: all who write after somebody&apos;s roll choose from the same four dice.</source>
        <translation>Żadne tury nie prowadzą do tego arkusza obok poprzednich: wszyscy, którzy dopisują po cudzym rzucie, wybierają z tych samych czterech kości.</translation>
    </message>
</context>
<context>
    <name>goods</name>
    <message>
        <source>spice</source>
        <translation>przyprawy</translation>
    </message>
    <message>
        <source>dye</source>
        <translation>barwniki</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>zboże</translation>
    </message>
    <message>
        <source>fur</source>
        <translation>futra</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>tkaniny</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>złoto</translation>
    </message>
    <message>
        <source>s</source>
        <comment>key for spice</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>d</source>
        <comment>key for dye</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>g</source>
        <comment>key for grain</comment>
        <translation>z</translation>
    </message>
    <message>
        <source>f</source>
        <comment>key for fur</comment>
        <translation>f</translation>
    </message>
    <message>
        <source>c</source>
        <comment>key for cloth</comment>
        <translation>t</translation>
    </message>
    <message>
        <source>o</source>
        <comment>key for gold</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>the ship brings %1 more</source>
        <translation>statek: o %1 więcej</translation>
    </message>
    <message>
        <source>the ship brings %1 less</source>
        <translation>statek: o %1 mniej</translation>
    </message>
    <message>
        <source>the bonus for %1 brings %2 more</source>
        <translation>premia za %1: o %2 więcej</translation>
    </message>
    <message>
        <source>the bonus for %1 brings %2 less</source>
        <translation>premia za %1: o %2 mniej</translation>
    </message>
    <message>
        <source>%1 brings %2 more</source>
        <translation>%1: o %2 więcej</translation>
    </message>
    <message>
        <source>%1 brings %2 less</source>
        <translation>%1: o %2 mniej</translation>
    </message>
    <message>
        <source>the ship</source>
        <translation>statek</translation>
    </message>
    <message>
        <source>the bonus for %1</source>
        <translation>premia za %1</translation>
    </message>
</context>
<context>
    <name>medici::desktop::ActionBar</name>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>Take over again</source>
        <translation>Przejmij grę</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>The table at that point.</source>
        <translation>Stół z tamtej chwili.</translation>
    </message>
    <message>
        <source>Computer players are paused.</source>
        <translation>Gracze komputerowi są wstrzymani.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <comment>amounts that may be typed</comment>
        <translation>Od %1 do %2</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 myśli…</translation>
    </message>
    <message>
        <source>Typed so far: %1</source>
        <translation>Dotąd wpisano: %1</translation>
    </message>
    <message>
        <source>Rolled: %1.</source>
        <translation>Wypadło: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Rolled: %1. %n more.</source>
        <translation>
            <numerusform>Wypadło: %1. Jeszcze %n.</numerusform>
            <numerusform>Wypadło: %1. Jeszcze %n.</numerusform>
            <numerusform>Wypadło: %1. Jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Let the program draw</source>
        <translation>Niech losuje program</translation>
    </message>
    <message>
        <source>Let the program roll</source>
        <translation>Niech rzuci program</translation>
    </message>
    <message>
        <source>Enter the roll</source>
        <translation>Zatwierdź rzut</translation>
    </message>
    <message>
        <source>%1 speaks next</source>
        <translation>Teraz mówi: %1</translation>
    </message>
    <message>
        <source>%1 is not asked here any more.</source>
        <translation>%1 nie ma tu już głosu.</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Wszyscy pasują</translation>
    </message>
    <message>
        <source>Correct what led here</source>
        <translation>Popraw ostatni krok</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Zostaw bez zmian</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>No more in this game</source>
        <translation>Nie ostrzegaj w tej partii</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Zagraj mimo to</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>the better move</comment>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Rethink</source>
        <translation>Zastanów się</translation>
    </message>
</context>
<context>
    <name>medici::desktop::AllGames</name>
    <message>
        <source>interrupted, %1: %2</source>
        <translation>przerwana, %1: %2</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>nie da się odczytać: %1</translation>
    </message>
    <message>
        <source>interrupted lesson, %1: %2</source>
        <translation>przerwana lekcja, %1: %2</translation>
    </message>
</context>
<context>
    <name>medici::desktop::AmountField</name>
    <message>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>medici::desktop::AnswerStrip</name>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
</context>
<context>
    <name>medici::desktop::AnswerView</name>
    <message>
        <source>Cost: %1</source>
        <comment>points and chances</comment>
        <translation>Koszt: %1</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Dobrze!</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <comment>a move</comment>
        <translation>Najlepiej: %1</translation>
    </message>
    <message>
        <source>Played at the time: %1</source>
        <comment>a move</comment>
        <translation>Zagrano wtedy: %1</translation>
    </message>
</context>
<context>
    <name>medici::desktop::ArchivePage</name>
    <message>
        <source>There are no games yet.</source>
        <translation>Nie ma jeszcze żadnych gier.</translation>
    </message>
    <message>
        <source>A deleted game goes to the recycle bin (trash).</source>
        <translation>Usunięta gra trafia do kosza.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Interrupted and finished</source>
        <translation>Przerwane i skończone</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Not deleted</source>
        <translation>Nie usunięto</translation>
    </message>
    <message numerus="yes">
        <source>Not listed: %n game(s) on a table, here or in another window.</source>
        <translation>
            <numerusform>Poza listą: %n gra na stole, tutaj lub w innym oknie.</numerusform>
            <numerusform>Poza listą: %n gry na stołach, tutaj lub w innym oknie.</numerusform>
            <numerusform>Poza listą: %n gier na stołach, tutaj lub w innym oknie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Book of games</source>
        <translation>Księga gier</translation>
    </message>
    <message>
        <source>There is no such game.</source>
        <translation>Nie ma takiej gry.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s).</source>
        <translation>
            <numerusform>%1 z %n gry.</numerusform>
            <numerusform>%1 z %n gier.</numerusform>
            <numerusform>%1 z %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compare %n game(s) of this deal</source>
        <translation>
            <numerusform>Porównaj %n grę z tym rozdaniem</numerusform>
            <numerusform>Porównaj %n gry z tym rozdaniem</numerusform>
            <numerusform>Porównaj %n gier z tym rozdaniem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Usunąć %n grę?</numerusform>
            <numerusform>Usunąć %n gry?</numerusform>
            <numerusform>Usunąć %n gier?</numerusform>
        </translation>
    </message>
    <message>
        <source>Search: a name, a game, a year</source>
        <translation>Szukaj: imię, gra, rok</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Od najnowszych</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Od najstarszych</translation>
    </message>
    <message>
        <source>By people</source>
        <translation>Według osób</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Według gry</translation>
    </message>
    <message>
        <source>By score</source>
        <translation>Według wyniku</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Przerwane</translation>
    </message>
    <message>
        <source>With mistakes</source>
        <translation>Z błędami</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Obraz planszy</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
</context>
<context>
    <name>medici::desktop::BoardMenu</name>
    <message>
        <source>Take the choice back</source>
        <translation>Cofnij wybór</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybierz</translation>
    </message>
    <message>
        <source>Show large</source>
        <translation>Pokaż w dużym widoku</translation>
    </message>
    <message>
        <source>Rule %1: %2</source>
        <translation>Zasada %1: %2</translation>
    </message>
</context>
<context>
    <name>medici::desktop::BookCurve</name>
    <message>
        <source>Mean score of the first games: %1, of the last games: %2.</source>
        <translation>Średni wynik pierwszych gier: %1, ostatnich: %2.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::BookPage</name>
    <message>
        <source>people</source>
        <translation>ludzie</translation>
    </message>
    <message>
        <source>different players</source>
        <translation>różni gracze</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>any number of players</source>
        <translation>dowolna liczba graczy</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>w pojedynkę</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>against anybody</source>
        <translation>pozostali: dowolni</translation>
    </message>
    <message>
        <source>against: %1</source>
        <comment>people, or a level</comment>
        <translation>pozostali: %1</translation>
    </message>
    <message>
        <source>also with hints or takings-back</source>
        <translation>także z podpowiedziami lub cofaniem</translation>
    </message>
    <message>
        <source>also with dice or cards of one&apos;s own</source>
        <translation>także z własnymi kośćmi lub kartami</translation>
    </message>
    <message>
        <source>also with house rules, or from a table that was set up</source>
        <translation>także z własnymi zasadami lub od ustawionej pozycji</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Przeglądanie partii…</translation>
    </message>
    <message>
        <source>There are no finished games yet.</source>
        <translation>Nie ma jeszcze ukończonych gier.</translation>
    </message>
    <message>
        <source>Some games stand apart; they can be counted in.</source>
        <translation>Niektóre gry liczone są osobno; można je doliczyć.</translation>
    </message>
    <message>
        <source>Counted from the records of all finished games.</source>
        <translation>Policzone z zapisów wszystkich ukończonych gier.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, and how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>%1 (from %2 to %3)</source>
        <comment>a share, and how far it may be off</comment>
        <translation>%1 (od %2 do %3)</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Równy udział</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Średni wynik</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Najlepszy wynik</translation>
    </message>
    <message>
        <source>Reviewed games</source>
        <translation>Omówione gry</translation>
    </message>
    <message>
        <source>Mistakes a game</source>
        <translation>Błędy na grę</translation>
    </message>
    <message>
        <source>Given away a game</source>
        <translation>Oddane na grę</translation>
    </message>
    <message>
        <source>Luck a game</source>
        <translation>Szczęście na grę</translation>
    </message>
    <message>
        <source>Book of games</source>
        <translation>Księga gier</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Które gry</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Pozostali gracze</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Scores, and the mean of ten games</source>
        <translation>Wyniki i średnia z dziesięciu gier</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>Record: %1</source>
        <comment>the most of something counted, such as a ship</comment>
        <translation>Rekord: %1</translation>
    </message>
    <message>
        <source>Won, and the fair share: %1</source>
        <translation>Wygrane, a równy udział: %1</translation>
    </message>
    <message>
        <source>What a score is made of</source>
        <translation>Z czego składa się wynik</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is counted here: all %n game(s) of this choice stand apart, because of hints, takings-back, dice or cards of one&apos;s own, or house rules.</source>
        <translation>
            <numerusform>Nic tu nie policzono: %n gra z tego wyboru liczy się osobno, bo były w niej podpowiedzi, cofanie, własne kości lub karty albo własne zasady.</numerusform>
            <numerusform>Nic tu nie policzono: wszystkie %n gry z tego wyboru liczą się osobno, bo były w nich podpowiedzi, cofanie, własne kości lub karty albo własne zasady.</numerusform>
            <numerusform>Nic tu nie policzono: wszystkich %n gier z tego wyboru liczy się osobno, bo były w nich podpowiedzi, cofanie, własne kości lub karty albo własne zasady.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count them in</source>
        <translation>Wlicz je</translation>
    </message>
</context>
<context>
    <name>medici::desktop::ChangeChart</name>
    <message>
        <source>%1: before %2, after %3</source>
        <translation>%1: przed zmianą %2, po zmianie %3</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>after</source>
        <translation>po zmianie</translation>
    </message>
    <message>
        <source>before</source>
        <translation>przed zmianą</translation>
    </message>
</context>
<context>
    <name>medici::desktop::ComparisonPage</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ta rozgrywka</translation>
    </message>
    <message>
        <source>Both went alike from beginning to end.</source>
        <translation>Obie gry przebiegły tak samo od początku do końca.</translation>
    </message>
    <message>
        <source>The other games are compared with this one.</source>
        <translation>Pozostałe gry są porównywane z tą.</translation>
    </message>
    <message>
        <source>Until here both went alike: %1.</source>
        <translation>Do tego miejsca obie przebiegły tak samo: %1.</translation>
    </message>
    <message>
        <source>One deal, several games</source>
        <translation>Jedno rozdanie, kilka gier</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Where they parted</source>
        <translation>Gdzie się rozeszły</translation>
    </message>
    <message>
        <source>Choose a game to see where it parted from this one.</source>
        <translation>Wybierz grę, aby zobaczyć, gdzie rozeszła się z tą.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Zagraj to rozdanie ponownie</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
</context>
<context>
    <name>medici::desktop::DealPanel</name>
    <message>
        <source>The deal has been copied.</source>
        <translation>Rozdanie zostało skopiowane.</translation>
    </message>
    <message>
        <source>Not everything that chance brought follows from the number.</source>
        <translation>Nie wszystko, co przyniósł los, wynika z numeru.</translation>
    </message>
    <message>
        <source>Everything that chance brought follows from the number.</source>
        <translation>Wszystko, co przyniósł los, wynika z numeru.</translation>
    </message>
    <message>
        <source>Seal: %1.</source>
        <translation>Pieczęć: %1.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Zagraj je jeszcze raz</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Zagraj to rozdanie ponownie</translation>
    </message>
    <message>
        <source>Compare games</source>
        <translation>Porównaj gry</translation>
    </message>
    <message>
        <source>Compare games with this deal</source>
        <translation>Porównaj gry z tym rozdaniem</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Skopiuj je</translation>
    </message>
    <message>
        <source>Copy the deal</source>
        <translation>Skopiuj rozdanie</translation>
    </message>
    <message>
        <source>Check the luck</source>
        <translation>Sprawdź los</translation>
    </message>
</context>
<context>
    <name>medici::desktop::DecisionView</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a move and what it is called</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a move</comment>
        <translation>Lepiej: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <comment>a move</comment>
        <translation>Zagrano: %1</translation>
    </message>
    <message>
        <source>The table before the move</source>
        <translation>Stół przed ruchem</translation>
    </message>
    <message>
        <source>Moves that were compared</source>
        <translation>Porównane ruchy</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Zysk</translation>
    </message>
    <message>
        <source>to win, %</source>
        <comment>what another move would gain of the chance</comment>
        <translation>szansa, %</translation>
    </message>
</context>
<context>
    <name>medici::desktop::EndView</name>
    <message>
        <source>human</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>computer, %1</source>
        <translation>komputer, %1</translation>
    </message>
    <message>
        <source>%1 through the game</source>
        <translation>%1 w ciągu gry</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Zapisz grę…</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Przejrzyj grę</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj jeszcze raz</translation>
    </message>
    <message>
        <source>Totals through the game</source>
        <translation>Sumy w ciągu gry</translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>Z czego to się składa</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>The winner&apos;s lead</source>
        <translation>Przewaga zwycięzcy</translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation>program: %1</translation>
    </message>
    <message>
        <source>The first result, and so the personal best.</source>
        <translation>Pierwszy wynik, a więc i rekord życiowy.</translation>
    </message>
    <message>
        <source>There is no personal best yet.</source>
        <translation>Nie ma jeszcze rekordu życiowego.</translation>
    </message>
    <message>
        <source>A new personal best! Before: %1 (%2)</source>
        <translation>Nowy rekord życiowy! Dotąd: %1 (%2)</translation>
    </message>
    <message>
        <source>Personal best: %1 (%2)</source>
        <translation>Rekord życiowy: %1 (%2)</translation>
    </message>
    <message>
        <source>By house rules. %1.</source>
        <translation>Gra według własnych zasad. %1.</translation>
    </message>
    <message>
        <source>A lesson is not kept among the games.</source>
        <translation>Lekcji nie zachowuje się na liście partii.</translation>
    </message>
    <message>
        <source>A trial is not kept among the games.</source>
        <translation>Próby nie zachowuje się na liście partii.</translation>
    </message>
    <message>
        <source>This game is kept in the list of all games.</source>
        <translation>Ta partia jest na liście wszystkich partii.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::FairnessPanel</name>
    <message>
        <source>Of fair dice each side comes up about %1 times.</source>
        <translation>Na rzetelnych kościach każda ścianka wypada około %1 razy.</translation>
    </message>
    <message>
        <source>That is too few throws to say more.</source>
        <translation>Rzutów jest za mało, by powiedzieć więcej.</translation>
    </message>
    <message>
        <source>Nothing unusual: in %1 of 100 games fair dice fall at least so unevenly (chi-square test).</source>
        <translation>Nic niezwykłego: w %1 na 100 partii rzetelne kości padają co najmniej tak nierówno (test chi-kwadrat).</translation>
    </message>
    <message>
        <source>Unusual, but it happens: in %1 of 100 games fair dice fall at least so unevenly (chi-square test).</source>
        <translation>Rzadkie, ale się zdarza: w %1 na 100 partii rzetelne kości padają co najmniej tak nierówno (test chi-kwadrat).</translation>
    </message>
    <message>
        <source>Very unusual: fair dice fall so unevenly in less than one game of a thousand (chi-square test). Have a look at the dice.</source>
        <translation>Bardzo rzadkie: rzetelne kości padają tak nierówno rzadziej niż w jednej partii na tysiąc (test chi-kwadrat). Warto obejrzeć kości.</translation>
    </message>
    <message>
        <source>How the dice fell</source>
        <translation>Jak padały kości</translation>
    </message>
</context>
<context>
    <name>medici::desktop::FallenDiceView</name>
    <message>
        <source>%1: %2</source>
        <comment>a side of a die, and how often it came up</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>medici::desktop::FieldRow</name>
    <message>
        <source>any</source>
        <translation>dowolna</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a field</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>medici::desktop::GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
</context>
<context>
    <name>medici::desktop::GameExports</name>
    <message>
        <source>Records…</source>
        <translation>Zapisy gier…</translation>
    </message>
    <message>
        <source>Results as a table (CSV)…</source>
        <translation>Wyniki jako tabela (CSV)…</translation>
    </message>
    <message>
        <source>Replay for a browser (HTML)…</source>
        <translation>Odtwarzanie w przeglądarce (HTML)…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Export records into a folder</source>
        <translation>Eksport zapisów do folderu</translation>
    </message>
    <message>
        <source>None of these games is over: there are no results yet.</source>
        <translation>Żadna z tych gier nie jest skończona: nie ma jeszcze wyników.</translation>
    </message>
    <message>
        <source>Export results as</source>
        <translation>Eksport wyników jako</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>results</source>
        <comment>the name of a file</comment>
        <translation>wyniki</translation>
    </message>
    <message>
        <source>Export a replay as</source>
        <translation>Eksport odtwarzania jako</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Strony WWW (*.html)</translation>
    </message>
    <message>
        <source>Export replays into a folder</source>
        <translation>Eksport odtwarzania do folderu</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported.</source>
        <translation>
            <numerusform>Wyeksportowano %n grę.</numerusform>
            <numerusform>Wyeksportowano %n gry.</numerusform>
            <numerusform>Wyeksportowano %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not exported.</source>
        <translation>
            <numerusform>Nie wyeksportowano %n gry.</numerusform>
            <numerusform>Nie wyeksportowano %n gier.</numerusform>
            <numerusform>Nie wyeksportowano %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Nie wyeksportowano</translation>
    </message>
</context>
<context>
    <name>medici::desktop::GameList</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>medici::desktop::GuestStrip</name>
    <message>
        <source>%1 plays no longer. %2 A computer player goes on, level: %3.</source>
        <translation>%1 już nie gra. %2 Dalej gra komputer, poziom: %3.</translation>
    </message>
    <message>
        <source>What it wrote</source>
        <translation>Co napisał</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>medici::desktop::Guests</name>
    <message>
        <source>It is not known here. Choose it in the set-up of a game.</source>
        <translation>Nie jest tu znany. Wybierz go w ustawieniach gry.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::GuestsPage</name>
    <message>
        <source>It plays.</source>
        <translation>Gra.</translation>
    </message>
    <message>
        <source>It wrote nothing to standard error.</source>
        <translation>Na standardowe wyjście błędów nic nie napisał.</translation>
    </message>
    <message>
        <source>Standard error of %1</source>
        <translation>Standardowe wyjście błędów: %1</translation>
    </message>
    <message>
        <source>Let it play again</source>
        <translation>Niech znowu gra</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Inne programy</translation>
    </message>
    <message>
        <source>in the game on the table</source>
        <translation>w grze na stole</translation>
    </message>
    <message>
        <source>Standard error is for people: nothing in it counts in the game.</source>
        <translation>Standardowe wyjście błędów jest dla ludzi: nic, co tam stoi, nie liczy się w grze.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>It expects these points at the end: %1.</source>
        <translation>Tych punktów spodziewa się na koniec: %1.</translation>
    </message>
    <message>
        <source>It gives everybody this chance to win, in %: %1.</source>
        <translation>Takie daje każdemu szanse na wygraną, w %: %1.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::GymPage</name>
    <message numerus="yes">
        <source>Asked again in %n day(s).</source>
        <translation>
            <numerusform>Kolejne pytanie za %n dzień.</numerusform>
            <numerusform>Kolejne pytanie za %n dni.</numerusform>
            <numerusform>Kolejne pytanie za %n dni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Przeglądanie partii…</translation>
    </message>
    <message>
        <source>Nothing is due today. The next one comes on %1.</source>
        <translation>Na dziś to wszystko. Następne zadanie: %1.</translation>
    </message>
    <message>
        <source>There is nothing to practise here.</source>
        <translation>Nie ma tu nic do ćwiczenia.</translation>
    </message>
    <message>
        <source>Practise all the same</source>
        <translation>Ćwicz mimo to</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Dobrze!</translation>
    </message>
    <message>
        <source>The best move is marked on the board.</source>
        <translation>Najlepszy ruch jest zaznaczony na planszy.</translation>
    </message>
    <message>
        <source>Looking at your move…</source>
        <translation>Ocena ruchu…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Co tu zagrać?</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>The table before the move</source>
        <translation>Stół przed ruchem</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Pokaż odpowiedź</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Omówienie partii</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Następne pytanie</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Reguła %1</translation>
    </message>
</context>
<context>
    <name>medici::desktop::HandChoice</name>
    <message>
        <source>Play with our own cards</source>
        <translation>Gra własnymi kartami</translation>
    </message>
    <message>
        <source>Play with our own dice</source>
        <translation>Gra własnymi kośćmi</translation>
    </message>
    <message>
        <source>All agree to hints</source>
        <translation>Wszyscy zgadzają się na podpowiedzi</translation>
    </message>
    <message>
        <source>You turn up the cards at the table and type what they are; the program keeps the sheets and plays for the computer players.</source>
        <translation>Karty odsłania się na stole i wpisuje, jakie są; program prowadzi arkusze i gra za graczy komputerowych.</translation>
    </message>
    <message>
        <source>You roll the dice at the table and type what they show; the program keeps the sheets and plays for the computer players.</source>
        <translation>Kośćmi rzuca się na stole i wpisuje, co wypadło; program prowadzi arkusze i gra za graczy komputerowych.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::History</name>
    <message>
        <source>(the only choice)</source>
        <translation>(jedyna możliwość)</translation>
    </message>
</context>
<context>
    <name>medici::desktop::HistoryView</name>
    <message>
        <source>Look at this moment</source>
        <translation>Pokaż ten moment</translation>
    </message>
    <message>
        <source>Copy this line</source>
        <translation>Kopiuj ten wiersz</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Przejrzyj grę</translation>
    </message>
</context>
<context>
    <name>medici::desktop::HomePage</name>
    <message>
        <source>today %1</source>
        <translation>dziś %1</translation>
    </message>
    <message>
        <source>Medici Suite</source>
        <translation>Medici Suite</translation>
    </message>
    <message>
        <source>Trading and dice games</source>
        <translation>Gry kupieckie i kościane</translation>
    </message>
    <message>
        <source>to play: %1</source>
        <translation>kolej: %1</translation>
    </message>
    <message>
        <source>Interrupted game</source>
        <translation>Przerwana gra</translation>
    </message>
    <message>
        <source>Continue this game</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>Choose a game and press &apos;New game&apos;: the computer takes the other seats.

During the game, H shows what a good player would do, and Ctrl+Z takes back as much as you like.

Every figure on the board says where it comes from when the pointer rests on it, and &apos;Why?&apos; leads to the rule.</source>
        <translation>Wybierz grę i naciśnij &quot;Nowa gra&quot;: pozostałe miejsca zajmie komputer.

Podczas gry H podpowiada, co zrobiłby dobry gracz, a Ctrl+Z cofa tyle ruchów, ile chcesz.

Najedź wskaźnikiem na dowolną liczbę na planszy, a zobaczysz, skąd się wzięła; &quot;Dlaczego?&quot; prowadzi do zasady.</translation>
    </message>
    <message>
        <source>Open record or deal…</source>
        <translation>Otwórz zapis lub rozdanie…</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation>Ostatnie gry</translation>
    </message>
    <message>
        <source>Interrupted lesson</source>
        <translation>Przerwana lekcja</translation>
    </message>
    <message>
        <source>Continue this lesson</source>
        <translation>Ucz się dalej</translation>
    </message>
    <message>
        <source>Interrupted trial</source>
        <translation>Przerwana próba</translation>
    </message>
</context>
<context>
    <name>medici::desktop::HouseRulesPanel</name>
    <message>
        <source>None: the usual rules</source>
        <translation>Brak: gra według zwykłych zasad</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an edition by its name and what is otherwise in it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>Zwykle %1</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Zwykłe zasady</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Własne zasady</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Zmień…</translation>
    </message>
    <message>
        <source>Close the house rules</source>
        <translation>Zamknij własne zasady</translation>
    </message>
    <message>
        <source>Change the house rules</source>
        <translation>Zmień własne zasady</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>Przywróć zwykłe zasady</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete these house rules</source>
        <translation>Usuń te własne zasady</translation>
    </message>
    <message>
        <source>A name, to play by them again</source>
        <translation>Nazwa, by zagrać tak znowu</translation>
    </message>
    <message>
        <source>Save under this name</source>
        <translation>Zapisz pod tą nazwą</translation>
    </message>
    <message>
        <source>Computer players learned the usual rules. By these they do without what they learned: they still think ahead, but play less well.</source>
        <translation>Gracze komputerowi uczyli się na zwykłych zasadach. Przy tych obywają się bez tej nauki: nadal przewidują, ale grają słabiej.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>From %1 to %2, usually %3.</source>
        <comment>figures of a house rule</comment>
        <translation>Od %1 do %2, zwykle %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2, only from %3 to %4. It stays %5.</source>
        <comment>a house rule</comment>
        <translation>%1: nie może być %2, tylko od %3 do %4. Zostaje %5.</translation>
    </message>
    <message>
        <source>What does this change?</source>
        <translation>Co to zmienia?</translation>
    </message>
    <message>
        <source>Computer players play by these options and by the usual ones.</source>
        <translation>Gracze komputerowi grają z tymi opcjami i ze zwykłymi.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::KeysPage</name>
    <message>
        <source>To the next item that can be chosen</source>
        <translation>Do następnego elementu, który można wybrać</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>To the neighbouring item on the board</source>
        <translation>Do sąsiedniego elementu na planszy</translation>
    </message>
    <message>
        <source>Choose, or undo the choice</source>
        <translation>Wybierz albo cofnij wybór</translation>
    </message>
    <message>
        <source>Same as the main button</source>
        <translation>To samo co główny przycisk</translation>
    </message>
    <message>
        <source>Clear the choice; back</source>
        <translation>Wyczyść wybór; wróć</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 do 9, 0</translation>
    </message>
    <message>
        <source>Choose the first to tenth item on the board</source>
        <translation>Wybór od pierwszego do dziesiątego elementu na planszy</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Wybieranie</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Records and program</source>
        <translation>Zapisy i program</translation>
    </message>
    <message>
        <source>Right-click, Shift+F10</source>
        <translation>Prawy przycisk myszy, Shift+F10</translation>
    </message>
    <message>
        <source>What can be done with an item on the board, and its rules</source>
        <translation>Co można zrobić z elementem planszy i jakie są jego zasady</translation>
    </message>
</context>
<context>
    <name>medici::desktop::LatestGames</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>interrupted: %1</source>
        <translation>przerwana: %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Usunąć %n grę?</numerusform>
            <numerusform>Usunąć %n gry?</numerusform>
            <numerusform>Usunąć %n gier?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>medici::desktop::LessonOffer</name>
    <message>
        <source>Learn as you play</source>
        <translation>Nauka przez grę</translation>
    </message>
    <message>
        <source>First lesson of %1</source>
        <translation>Pierwsza lekcja: %1</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Inne gry…</translation>
    </message>
    <message>
        <source>First lessons of other games</source>
        <translation>Pierwsze lekcje innych gier</translation>
    </message>
    <message>
        <source>No lessons, thank you</source>
        <translation>Bez lekcji, dziękuję</translation>
    </message>
</context>
<context>
    <name>medici::desktop::LessonPanel</name>
    <message>
        <source>Not just yet: here, play what is marked on the board.</source>
        <translation>Jeszcze nie teraz: tutaj zagraj to, co zaznaczono na planszy.</translation>
    </message>
    <message>
        <source>Play on as you like. H shows what a good player would do.</source>
        <translation>Graj dalej po swojemu. Klawisz H pokaże, co zrobiłby dobry gracz.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Reguła %1</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>Zagraj mimo to</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Wybierz jeszcze raz</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Wyjdź z lekcji</translation>
    </message>
    <message>
        <source>You can go on with it another time.</source>
        <translation>Możesz do niej wrócić później.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::LevelsPanel</name>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message numerus="yes">
        <source>Measured with %n player(s) at the table; among equals each would win %1 of 100.</source>
        <translation>
            <numerusform>Zmierzone przy %n graczu; wśród równych każdy wygrałby %1 na 100.</numerusform>
            <numerusform>Zmierzone przy %n graczach; wśród równych każdy wygrałby %1 na 100.</numerusform>
            <numerusform>Zmierzone przy %n graczach; wśród równych każdy wygrałby %1 na 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::LuckChoice</name>
    <message>
        <source>Seal of the luck: %1</source>
        <translation>Pieczęć losu: %1</translation>
    </message>
    <message>
        <source>Enter a deal or a word</source>
        <translation>Podaj rozdanie lub hasło</translation>
    </message>
    <message>
        <source>Deal or number</source>
        <translation>Rozdanie lub numer</translation>
    </message>
    <message>
        <source>A word of your own</source>
        <translation>Własne hasło</translation>
    </message>
    <message>
        <source>The same deal gives the same cards and dice. Without one they come from a number drawn at random, whose seal is shown above: write it down, add a word, and check both when the game is over.</source>
        <translation>To samo rozdanie daje te same karty i rzuty. Bez niego wynikają one z wylosowanego numeru, którego pieczęć widać powyżej: zapisz ją, dodaj hasło i po grze sprawdź jedno i drugie.</translation>
    </message>
    <message>
        <source>This deal is for another game: %1.</source>
        <translation>To rozdanie jest do innej gry: %1.</translation>
    </message>
    <message>
        <source>Play the deal of the day</source>
        <translation>Zagraj rozdanie dnia</translation>
    </message>
    <message>
        <source>The same cards and dice for everybody who plays it today</source>
        <translation>Te same karty i kości dla wszystkich, którzy zagrają je dzisiaj</translation>
    </message>
    <message>
        <source>Set up that game</source>
        <translation>Przygotuj tamtą grę</translation>
    </message>
</context>
<context>
    <name>medici::desktop::LuckEntry</name>
    <message>
        <source>Nothing that can come here is typed &apos;%1&apos;.</source>
        <translation>Niczego, co może tu wypaść, nie wpisuje się jako &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The roll is complete: press Enter, or take something back.</source>
        <translation>Rzut jest już cały: naciśnij Enter albo coś cofnij.</translation>
    </message>
    <message>
        <source>No die that is left can show %1.</source>
        <translation>Żadna z pozostałych kości nie może pokazać: %1.</translation>
    </message>
    <message>
        <source>%1 is not among those who may begin.</source>
        <translation>%1 nie jest wśród tych, którzy mogą zacząć.</translation>
    </message>
    <message numerus="yes">
        <source>There is no %1 left: all %n of them have come.</source>
        <translation>
            <numerusform>Nie ma już takiej karty (%1): była w talii tylko %n raz.</numerusform>
            <numerusform>Nie ma już takiej karty (%1): odsłonięto wszystkie %n.</numerusform>
            <numerusform>Nie ma już takiej karty (%1): odsłonięto wszystkie %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::OutcomeButton</name>
    <message>
        <source>%1, can no longer come</source>
        <translation>%1, już nie może wypaść</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, została %n</numerusform>
            <numerusform>%1, zostały %n</numerusform>
            <numerusform>%1, zostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Typed %1</source>
        <translation>Wpisywane: %1</translation>
    </message>
</context>
<context>
    <name>medici::desktop::ParView</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a mean score, and between which it lies</comment>
        <translation>%1 (od %2 do %3)</translation>
    </message>
    <message>
        <source>%1, par %2</source>
        <comment>a score, and what strong players make of the deal</comment>
        <translation>%1, norma %2</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translation>Norma: %1</translation>
    </message>
    <message numerus="yes">
        <source>Par is what hard computer players make of this deal, over %n games.</source>
        <translation>
            <numerusform>Norma to wynik trudnych graczy komputerowych w tym rozdaniu: z %n partii.</numerusform>
            <numerusform>Norma to wynik trudnych graczy komputerowych w tym rozdaniu: z %n partii.</numerusform>
            <numerusform>Norma to wynik trudnych graczy komputerowych w tym rozdaniu: z %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Par is what hard computer players make of this deal; %n games so far.</source>
        <translation>
            <numerusform>Norma to wynik trudnych graczy komputerowych w tym rozdaniu: na razie %n partia.</numerusform>
            <numerusform>Norma to wynik trudnych graczy komputerowych w tym rozdaniu: na razie %n partie.</numerusform>
            <numerusform>Norma to wynik trudnych graczy komputerowych w tym rozdaniu: na razie %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Par is being worked out.</source>
        <translation>Trwa obliczanie normy.</translation>
    </message>
    <message>
        <source>Par is what hard computer players make of this deal.</source>
        <translation>Norma to wynik trudnych graczy komputerowych w tym rozdaniu.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::People</name>
    <message>
        <source>The list of people is damaged. What can be read of it is used, and the damaged file is kept.</source>
        <translation>Lista graczy jest uszkodzona. Program używa tego, co dało się odczytać, a uszkodzony plik zostaje zachowany.</translation>
    </message>
    <message>
        <source>The list of people cannot be read: %1</source>
        <translation>Nie można odczytać listy graczy: %1</translation>
    </message>
    <message>
        <source>The list of people could not be saved: %1</source>
        <translation>Nie udało się zapisać listy graczy: %1</translation>
    </message>
    <message>
        <source>another copy of the program is writing it</source>
        <translation>zapisuje ją inna kopia programu</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Podaj imię.</translation>
    </message>
    <message>
        <source>This name is already taken. If both are one person, merge them.</source>
        <translation>To imię jest już zajęte. Jeśli to jedna osoba, połącz oba wpisy.</translation>
    </message>
    <message>
        <source>%1 was called so earlier.</source>
        <translation>To imię było dawniej w użyciu: %1.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::PeoplePage</name>
    <message>
        <source>Also in records as: %1</source>
        <translation>W zapisach także jako: %1</translation>
    </message>
    <message>
        <source>Call %1 %2 from now on? The book, lists and opened games then show the new name. The records on the disk stay as they were written.</source>
        <translation>Zmienić imię %1 na %2? Księga, listy i otwierane gry pokażą nowe imię. Zapisy na dysku pozostaną bez zmian.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień imię</translation>
    </message>
    <message>
        <source>Take %1 and %2 for one person, called %2? The games of both count as those of %2. The records on the disk stay as they were written, and both can be taken apart again.</source>
        <translation>Uznać, że %1 i %2 to jedna osoba o imieniu %2? Gry obu liczą się odtąd razem jako: %2. Zapisy na dysku pozostaną bez zmian, a wpisy można potem rozdzielić.</translation>
    </message>
    <message numerus="yes">
        <source>They sat at one table in %n game(s).</source>
        <translation>
            <numerusform>Uwaga: w %n grze siedzą przy jednym stole.</numerusform>
            <numerusform>Uwaga: w %n grach siedzą przy jednym stole.</numerusform>
            <numerusform>Uwaga: w %n grach siedzą przy jednym stole.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Połącz</translation>
    </message>
    <message>
        <source>Forget %1? The name is no longer proposed; coat of arms and language are lost. The games stay where they are and still count in the book.</source>
        <translation>Zapomnieć, że gra tu %1? Program nie będzie już podpowiadać tego imienia, przepadną też herb i język. Gry zostają i nadal liczą się w księdze.</translation>
    </message>
    <message>
        <source>They count under the names in the records again: %1.</source>
        <translation>Liczą się wtedy znów pod imionami z zapisów: %1.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Zapomnij</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Kto tu gra</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Own language</source>
        <translation>Własny język</translation>
    </message>
    <message>
        <source>The program&apos;s</source>
        <comment>language</comment>
        <translation>Jak w programie</translation>
    </message>
    <message>
        <source>Take the names apart</source>
        <translation>Rozdziel imiona</translation>
    </message>
    <message>
        <source>The same person as</source>
        <translation>Ta sama osoba co</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Whoever plays a game is listed here, and can have a language of their own.</source>
        <translation>Tu pojawia się każdy, kto zagrał, i może mieć własny język.</translation>
    </message>
    <message>
        <source>Choose a person to set their language, coat of arms and name.</source>
        <translation>Wybierz osobę, by ustawić jej język, herb i imię.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::PiecesField</name>
    <message>
        <source>Take the last one away</source>
        <translation>Usuń ostatnią</translation>
    </message>
</context>
<context>
    <name>medici::desktop::PositionPage</name>
    <message>
        <source>%1: nothing is called &apos;%2&apos; here.</source>
        <comment>a field, and what was typed</comment>
        <translation>%1: nic się tu nie nazywa &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field, and why it cannot be</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a field, and why it cannot be</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>This table can arise: %1.</source>
        <comment>%1 is how far the game is</comment>
        <translation>Taki stół może powstać: %1.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Ustawianie pozycji</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Podpis</translation>
    </message>
    <message>
        <source>Caption of the picture</source>
        <translation>Podpis obrazka</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Save diagram…</source>
        <translation>Zapisz diagram…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>Print diagram…</source>
        <translation>Drukuj diagram…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Leave this table? What was changed is lost.</source>
        <translation>Wyjść z tego stołu? Zmiany przepadną.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
</context>
<context>
    <name>medici::desktop::PrintChoices</name>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Zawartość</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Arkusze</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ta rozgrywka</translation>
    </message>
    <message>
        <source>Empty sheets</source>
        <translation>Puste arkusze</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Imiona</translation>
    </message>
    <message>
        <source>e.g. Anna, Bruno</source>
        <translation>np. Ania, Bartek</translation>
    </message>
    <message>
        <source>Places and score chart</source>
        <translation>Miejsca i wykres punktów</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>Scoring summary on the back</source>
        <translation>Ściąga na odwrocie</translation>
    </message>
    <message>
        <source>Boards for the table</source>
        <translation>Plansze na stół</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientacja</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Pionowo</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Poziomo</translation>
    </message>
    <message>
        <source>Sheets per page</source>
        <translation>Arkuszy na stronie</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tusz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolorowy</translation>
    </message>
    <message>
        <source>Ink-saving</source>
        <translation>Oszczędny</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>languages</comment>
        <translation>Oba</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Duży druk</translation>
    </message>
    <message>
        <source>Deal and seal</source>
        <translation>Rozdanie i pieczęć</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Omówienie</translation>
    </message>
</context>
<context>
    <name>medici::desktop::PrintPage</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Podgląd: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) will be printed.</source>
        <translation>
            <numerusform>Wydrukowana zostanie %n strona.</numerusform>
            <numerusform>Wydrukowane zostaną %n strony.</numerusform>
            <numerusform>Wydrukowanych zostanie %n stron.</numerusform>
        </translation>
    </message>
    <message>
        <source>No printer found: the pages will be saved as a PDF.</source>
        <translation>Nie znaleziono drukarki: strony zostaną zapisane jako PDF.</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>Nie wydrukowano</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>Drukowanie się nie powiodło.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Drawing (*.svg);;Picture (*.png)</source>
        <comment>kinds of files</comment>
        <translation>PDF (*.pdf);;Rysunek (*.svg);;Obraz (*.png)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>The page has been copied as a picture.</source>
        <translation>Strona została skopiowana jako obraz.</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Arkusze wyników</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Poprzednia</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następna</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Kopiuj obraz</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Everybody&apos;s sheet is in their own language.</source>
        <translation>Każdy dostaje arkusz w swoim języku.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::ProgramPage</name>
    <message>
        <source>A new one</source>
        <translation>Nowy</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Wybór programu</translation>
    </message>
    <message>
        <source>Start %1? It runs with your rights and may read and write whatever you may. You are asked once for each command.</source>
        <translation>Uruchomić %1? Działa z twoimi prawami: może czytać i zapisywać wszystko to, co ty. To pytanie pojawia się raz dla każdego polecenia.</translation>
    </message>
    <message>
        <source>Start it</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <source>Give it the seat</source>
        <translation>Daj mu miejsce</translation>
    </message>
    <message>
        <source>Start it once</source>
        <translation>Uruchom na próbę</translation>
    </message>
    <message>
        <source>It is started and asked its name…</source>
        <translation>Uruchamiany i pytany o nazwę…</translation>
    </message>
    <message>
        <source>Choose the file of a program.</source>
        <translation>Wybierz plik programu.</translation>
    </message>
    <message>
        <source>You have agreed before to start it.</source>
        <translation>Zgoda na uruchomienie już jest.</translation>
    </message>
    <message>
        <source>It is started once to hear its name. You are asked first.</source>
        <translation>Zostanie raz uruchomiony, żeby podać swoją nazwę. Najpierw pojawi się pytanie.</translation>
    </message>
    <message>
        <source>Other program</source>
        <translation>Inny program</translation>
    </message>
    <message>
        <source>as a player</source>
        <translation>jako gracz</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>It cannot play</source>
        <translation>Nie może grać</translation>
    </message>
    <message>
        <source>Known programs</source>
        <translation>Znane programy</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <source>Of a script the file is what runs it, such as python3, and its own path stands here, in quotes if there are spaces in it. PROTOCOL.md says how a program plays.</source>
        <translation>Dla skryptu plikiem jest to, co go wykonuje, na przykład python3, a ścieżka skryptu stoi tutaj, w cudzysłowie, jeśli są w niej spacje. Jak gra program, mówi PROTOCOL.md.</translation>
    </message>
    <message>
        <source>Forget this program</source>
        <translation>Zapomnij o tym programie</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Who goes on if it fails</source>
        <translation>Kto gra dalej, jeśli zawiedzie</translation>
    </message>
    <message>
        <source>It gets no shell and no file that is open here, and ends with the game. On Linux it has 2 GiB of memory. It may read and write whatever you may: give one that you do not trust a user of its own. It is never told what luck will bring.</source>
        <translation>Nie dostaje powłoki ani plików, które są tu otwarte, i kończy się razem z grą. W Linuksie ma 2 GiB pamięci. Może czytać i zapisywać wszystko to, co ty: programowi, któremu nie ufasz, daj osobnego użytkownika. Nigdy się nie dowiaduje, co przyniesie los.</translation>
    </message>
    <message>
        <source>What it wrote to standard error</source>
        <translation>Co napisał na standardowe wyjście błędów</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>medici::desktop::QuestionPanel</name>
    <message>
        <source>What is asked</source>
        <translation>Co ćwiczyć</translation>
    </message>
    <message>
        <source>Whose moments</source>
        <translation>Czyje decyzje</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Due today: %1 · new: %2 · well known: %3 of %4</source>
        <translation>Na dziś: %1 · nowe: %2 · dobrze znane: %3 z %4</translation>
    </message>
    <message>
        <source>Costly moments of all</source>
        <translation>Kosztowne decyzje wszystkich</translation>
    </message>
    <message>
        <source>Costly moments: %1</source>
        <comment>a name</comment>
        <translation>Kosztowne decyzje: %1</translation>
    </message>
    <message>
        <source>Games of computer players</source>
        <translation>Partie graczy komputerowych</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game; a lesson</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
</context>
<context>
    <name>medici::desktop::RatingChart</name>
    <message>
        <source>%1: %2, from %3 to %4</source>
        <translation>%1: %2, od %3 do %4</translation>
    </message>
</context>
<context>
    <name>medici::desktop::RecordFiles</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Otwarto</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nie otwarto</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Game records (*.medici)</source>
        <translation>Zapisy gier (*.medici)</translation>
    </message>
    <message>
        <source>Save record as</source>
        <translation>Zapisz grę jako</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Zapisz obraz stołu</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Nie można zapisać %1.</translation>
    </message>
    <message>
        <source>Open record or deal</source>
        <translation>Otwórz zapis lub rozdanie</translation>
    </message>
    <message>
        <source>Game records and deals (*.medici *.txt)</source>
        <translation>Zapisy gier i rozdania (*.medici *.txt)</translation>
    </message>
    <message>
        <source>Save diagram</source>
        <translation>Zapisz diagram</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Pictures and pages (*.png *.svg *.pdf)</source>
        <translation>Obrazki i strony (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>No printer found: the diagram will be saved as a PDF.</source>
        <translation>Nie znaleziono drukarki: diagram zostanie zapisany jako PDF.</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>Nie wydrukowano</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>Drukowanie się nie powiodło.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Zapisywanie</translation>
    </message>
</context>
<context>
    <name>medici::desktop::ReviewPage</name>
    <message>
        <source>Against opponents who play as hard computer players do.</source>
        <translation>Zakłada, że pozostali grają jak komputer na poziomie trudnym.</translation>
    </message>
    <message>
        <source>%1 of %2 decisions judged.</source>
        <translation>Ocenione decyzje: %1 z %2.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>to win, %</source>
        <comment>what was given away of the chance</comment>
        <translation>szansa, %</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>to win, %</source>
        <comment>what luck brought of the chance</comment>
        <translation>szansa, %</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decyzja</numerusform>
            <numerusform>%n decyzje</numerusform>
            <numerusform>%n decyzji</numerusform>
        </translation>
    </message>
    <message>
        <source>–</source>
        <comment>not known yet</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Omówienie partii</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>the number of an event</comment>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Od najgorszej</translation>
    </message>
    <message>
        <source>The table before the move</source>
        <translation>Stół przed ruchem</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Szansa na wygraną</translation>
    </message>
    <message>
        <source>Luck and decisions</source>
        <translation>Los i decyzje</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Poprzedni błąd</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Następny błąd</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Po kolei</translation>
    </message>
    <message>
        <source>Try this move</source>
        <translation>Wypróbuj</translation>
    </message>
</context>
<context>
    <name>medici::desktop::RuleLink</name>
    <message>
        <source>Why? Read rule %1</source>
        <translation>Dlaczego? Zasada %1</translation>
    </message>
</context>
<context>
    <name>medici::desktop::RulesView</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nie znaleziono.</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Następne wystąpienie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Choose a number to see on the board what it is about; a right-click there leads back.</source>
        <translation>Wybierz numer, a zobaczysz na planszy, czego dotyczy; prawy przycisk myszy prowadzi stamtąd z powrotem.</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Pierwsza lekcja</translation>
    </message>
    <message>
        <source>More lessons</source>
        <translation>Dalsze lekcje</translation>
    </message>
    <message>
        <source>House rule in this game: %1.</source>
        <translation>Własna zasada w tej grze: %1.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::ScorePage</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>a day, a game and who plays</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: from %3 to %4 is possible (%5).</source>
        <comment>who, what, and the rule&apos;s number</comment>
        <translation>%1, %2: możliwe jest od %3 do %4 (%5).</translation>
    </message>
    <message>
        <source>Type what was counted; Enter leads on.</source>
        <translation>Wpisz, co policzono; Enter prowadzi dalej.</translation>
    </message>
    <message>
        <source>Everything is counted; on to the next.</source>
        <translation>Wszystko policzone; można liczyć dalej.</translation>
    </message>
    <message>
        <source>Only the score</source>
        <translation>Tylko wyniki</translation>
    </message>
    <message>
        <source>Sheets that are kept</source>
        <translation>Zachowane arkusze</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Arkusze</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Arkusze wyników</translation>
    </message>
    <message>
        <source>Delete these score sheets?</source>
        <translation>Usunąć te arkusze wyników?</translation>
    </message>
</context>
<context>
    <name>medici::desktop::ScoringView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Use the arrow keys to move between rows.</source>
        <translation>Strzałkami przechodzi się między wierszami.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Krok po kroku</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Line by line: what counts for whom, and why.</source>
        <translation>Wiersz po wierszu: co się komu liczy i dlaczego.</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Następny wiersz</translation>
    </message>
</context>
<context>
    <name>medici::desktop::SeatRow</name>
    <message>
        <source>Human</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>przy tym komputerze</translation>
    </message>
    <message>
        <source>Name, seat %1</source>
        <translation>Imię, miejsce %1</translation>
    </message>
    <message>
        <source>Played by, seat %1</source>
        <translation>Kto gra, miejsce %1</translation>
    </message>
    <message>
        <source>Level, seat %1</source>
        <translation>Poziom, miejsce %1</translation>
    </message>
    <message>
        <source>Drag this seat to another place</source>
        <translation>Przeciągnij to miejsce gdzie indziej</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <translation>
            <numerusform>Imię ma najwyżej %n literę.</numerusform>
            <numerusform>Imię ma najwyżej %n litery.</numerusform>
            <numerusform>Imię ma najwyżej %n liter.</numerusform>
        </translation>
    </message>
    <message>
        <source>warnings before blunders</source>
        <translation>ostrzeżenia przed grubymi błędami</translation>
    </message>
    <message>
        <source>warnings only if all agree to hints</source>
        <translation>ostrzeżenia tylko za zgodą wszystkich na podpowiedzi</translation>
    </message>
    <message>
        <source>Human, with warnings</source>
        <translation>Człowiek, z ostrzeżeniami</translation>
    </message>
    <message>
        <source>Before a move that surely costs much, against opponents who play as hard computer players do.</source>
        <translation>Przed ruchem, który na pewno dużo kosztuje w grze z graczami na poziomie trudnym.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation>%1 · %2 s</translation>
    </message>
    <message>
        <source>Program, seat %1: %2</source>
        <translation>Program, miejsce %1: %2</translation>
    </message>
    <message>
        <source>%1. If it fails, a computer player goes on, level: %2.</source>
        <translation>%1. Jeśli zawiedzie, dalej gra komputer, poziom: %2.</translation>
    </message>
    <message>
        <source>Other program</source>
        <translation>Inny program</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>wyrównany</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>więcej…</translation>
    </message>
    <message>
        <source>as strong as you are, found out within 20 games</source>
        <translation>tak silny jak ty; ustala to w 20 partii</translation>
    </message>
</context>
<context>
    <name>medici::desktop::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <translation>Zmiany działają od razu.</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Restore the defaults of everything on this page, language and speed included?</source>
        <translation>Przywrócić domyślne ustawienia wszystkiego na tej stronie, także języka i tempa?</translation>
    </message>
</context>
<context>
    <name>medici::desktop::SetupPage</name>
    <message>
        <source>Enter a name.</source>
        <translation>Podaj imię.</translation>
    </message>
    <message>
        <source>This name is already taken.</source>
        <translation>To imię jest już zajęte.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Gracz rozpoczynający</translation>
    </message>
    <message>
        <source>Same set-up as last time.</source>
        <translation>Ustawienia jak w ostatniej grze.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>The numbers refer to seats.</source>
        <translation>Liczby oznaczają miejsca.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>Play goes clockwise in this order. Drag a seat or press Alt and an arrow key to move it; click a shield to change it.</source>
        <translation>Gra się w tej kolejności, zgodnie z ruchem wskazówek zegara. Miejsce można przeciągnąć albo przesunąć klawiszem Alt i strzałką; kliknięcie tarczy zmienia herb.</translation>
    </message>
    <message>
        <source>Click the shield to change it.</source>
        <translation>Kliknij herb, by go zmienić.</translation>
    </message>
    <message>
        <source>The game in three pictures</source>
        <translation>Gra w trzech obrazkach</translation>
    </message>
    <message>
        <source>Alone, at least %1.</source>
        <translation>W pojedynkę co najmniej %1.</translation>
    </message>
    <message>
        <source>The deal sets how many play, who begins and the options.</source>
        <translation>Rozdanie określa, ile osób gra, kto zaczyna i jakie są opcje.</translation>
    </message>
    <message>
        <source>Only the score</source>
        <translation>Tylko wyniki</translation>
    </message>
    <message>
        <source>You play on a real table, and the program adds up the sheets.</source>
        <translation>Gracie na prawdziwym stole, a program podlicza arkusze.</translation>
    </message>
    <message>
        <source>Choose the program.</source>
        <translation>Wybierz program.</translation>
    </message>
    <message>
        <source>What does this change?</source>
        <translation>Co to zmienia?</translation>
    </message>
    <message>
        <source>Computer players play by these options and by the usual ones.</source>
        <translation>Gracze komputerowi grają z tymi opcjami i ze zwykłymi.</translation>
    </message>
    <message>
        <source>%1: strength %2 to begin with.</source>
        <comment>a name</comment>
        <translation>%1: na początek siła %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays at about %2, by %n game(s).</source>
        <comment>a name</comment>
        <translation>
            <numerusform>%1 gra z siłą około %2 (po %n partii).</numerusform>
            <numerusform>%1 gra z siłą około %2 (po %n partiach).</numerusform>
            <numerusform>%1 gra z siłą około %2 (po %n partiach).</numerusform>
        </translation>
    </message>
    <message>
        <source>Even: as strong as you. Who is 100 stronger wins 64 of 100 games of two.</source>
        <translation>Wyrównany: tak silny jak ty. Kto ma o 100 więcej, wygrywa 64 na 100 partii we dwoje.</translation>
    </message>
    <message>
        <source>Speak to each person in their own language</source>
        <translation>Do każdego w jego języku</translation>
    </message>
    <message>
        <source>The usual set-up. Change what you like.</source>
        <translation>Zwykłe ustawienia. Zmień, co chcesz.</translation>
    </message>
    <message>
        <source>Languages…</source>
        <translation>Języki…</translation>
    </message>
    <message>
        <source>Each person&apos;s own language</source>
        <translation>Własny język każdej osoby</translation>
    </message>
    <message>
        <source>In which language the program speaks to each person</source>
        <translation>W jakim języku program mówi do każdej osoby</translation>
    </message>
</context>
<context>
    <name>medici::desktop::SheetTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>open</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <comment>what can be counted</comment>
        <translation>Od %1 do %2</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ta runda</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
</context>
<context>
    <name>medici::desktop::ShieldButton</name>
    <message>
        <source>red, chevron</source>
        <translation>czerwony, krokiew</translation>
    </message>
    <message>
        <source>blue, cross</source>
        <translation>niebieski, krzyż</translation>
    </message>
    <message>
        <source>green, bend</source>
        <translation>zielony, skos</translation>
    </message>
    <message>
        <source>yellow, fess</source>
        <translation>żółty, pas</translation>
    </message>
    <message>
        <source>violet, pale</source>
        <translation>fioletowy, słup</translation>
    </message>
    <message>
        <source>black, roundel</source>
        <translation>czarny, koło</translation>
    </message>
    <message>
        <source>Coat of arms: %1</source>
        <translation>Herb: %1</translation>
    </message>
    <message>
        <source>Another coat of arms</source>
        <translation>Inny herb</translation>
    </message>
</context>
<context>
    <name>medici::desktop::TablePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>własne zasady</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>próba</translation>
    </message>
</context>
<context>
    <name>medici::desktop::TitleBar</name>
    <message>
        <source>Home</source>
        <translation>Ekran główny</translation>
    </message>
</context>
<context>
    <name>medici::desktop::TodayPanel</name>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>played: %1</source>
        <comment>who had how much</comment>
        <translation>rozegrane: %1</translation>
    </message>
    <message>
        <source>Puzzles from your own games</source>
        <translation>Zadania z własnych gier</translation>
    </message>
    <message numerus="yes">
        <source>%n costly moment(s)</source>
        <translation>
            <numerusform>%n kosztowna decyzja</numerusform>
            <numerusform>%n kosztowne decyzje</numerusform>
            <numerusform>%n kosztownych decyzji</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>medici::desktop::TournamentPage</name>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>Wybierz co najmniej dwóch graczy.</translation>
    </message>
    <message>
        <source>Everybody meets everybody with the same deals, from every seat once.</source>
        <translation>Każdy gra z każdym, z tymi samymi rozdaniami, raz z każdego miejsca.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 z %n gry</numerusform>
            <numerusform>%1 z %n gier</numerusform>
            <numerusform>%1 z %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>jeszcze mniej niż minuta</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>jeszcze %n minuta</numerusform>
            <numerusform>jeszcze %n minuty</numerusform>
            <numerusform>jeszcze %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 was replaced in %n game(s). The first time: %2</source>
        <translation>
            <numerusform>%1: zastąpiono go w %n grze. Za pierwszym razem: %2</numerusform>
            <numerusform>%1: zastąpiono go w %n grach. Za pierwszym razem: %2</numerusform>
            <numerusform>%1: zastąpiono go w %n grach. Za pierwszym razem: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>400 points more are ten to one to be ahead; the second figures are where the rating is with 95% certainty.</source>
        <translation>400 punktów więcej to dziesięć do jednego, że będzie się wyżej; druga kolumna mówi, gdzie ranking leży z pewnością 95%.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>computer players and programs</source>
        <translation>gracze komputerowi i programy</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Kto z kim gra</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Seats at a table</source>
        <translation>Miejsc przy stole</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Wins in %</source>
        <translation>Wygrane w %</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Players and points, from who begins</source>
        <translation>Gracze i punkty, od rozpoczynającego</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>%1: %2 (%3 of %4)</source>
        <comment>a game: players (games played of all)</comment>
        <translation>%1: %2 (%3 z %4)</translation>
    </message>
    <message>
        <source>Delete this tournament with all its games?</source>
        <translation>Usunąć ten turniej ze wszystkimi grami?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>It cannot go on without: %1</source>
        <translation>Nie można grać dalej, bo brakuje: %1</translation>
    </message>
    <message>
        <source>Review game</source>
        <translation>Omów grę</translation>
    </message>
    <message>
        <source>Kept tournaments</source>
        <translation>Zachowane turnieje</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Who met whom</source>
        <translation>Kto z kim grał</translation>
    </message>
    <message>
        <source>Press Delete to delete one.</source>
        <translation>Klawisz Delete usuwa turniej.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::TournamentRun</name>
    <message>
        <source>Another copy of the program is playing this tournament.</source>
        <translation>Ten turniej rozgrywa właśnie inna kopia programu.</translation>
    </message>
</context>
<context>
    <name>medici::desktop::TrialStrip</name>
    <message>
        <source>This is a trial: how the game might have gone on. It does not go into the list of all games, where the game itself stays as it was.</source>
        <translation>To próba: jak partia mogłaby się dalej potoczyć. Nie trafia na listę wszystkich partii, a sama partia zostaje na niej bez zmian.</translation>
    </message>
    <message>
        <source>Keep it as a game</source>
        <translation>Zachowaj jako partię</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Wróć do omówienia</translation>
    </message>
</context>
<context>
    <name>medici::desktop::VariantCard</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation>Nowa gra: %1</translation>
    </message>
    <message>
        <source>%1–%2 players
about %3 min</source>
        <translation>Gracze: %1–%2
około %3 min</translation>
    </message>
</context>
<context>
    <name>medici::desktop::WhatIfPage</name>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Play other deals</source>
        <translation>Zagraj inne rozdania</translation>
    </message>
    <message>
        <source>Go back and choose other rules to see what they change.</source>
        <translation>Wróć i wybierz inne zasady, a zobaczysz, co zmieniają.</translation>
    </message>
    <message>
        <source>Finding out how fast this computer plays…</source>
        <translation>Sprawdzanie, jak szybko gra ten komputer…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deal(s)</source>
        <translation>
            <numerusform>%1 z %n rozdania</numerusform>
            <numerusform>%1 z %n rozdań</numerusform>
            <numerusform>%1 z %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>jeszcze mniej niż minuta</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>jeszcze %n minuta</numerusform>
            <numerusform>jeszcze %n minuty</numerusform>
            <numerusform>jeszcze %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Players: %1</source>
        <translation>Gracze: %1</translation>
    </message>
    <message>
        <source>These are the usual rules.</source>
        <translation>To są zwykłe zasady.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>przed zmianą</translation>
    </message>
    <message>
        <source>after</source>
        <translation>po zmianie</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>What does this change?</source>
        <translation>Co to zmienia?</translation>
    </message>
    <message>
        <source>The change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Słowami</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>W liczbach</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przed zmianą</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po zmianie</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Lines and figures after ± are 95% intervals. In bold, and in words, is what chance alone would bring about on one such page in twenty at most.</source>
        <translation>Linie i liczby po ± to przedziały 95%. Pogrubione i opisane słowami jest to, co sam przypadek dałby najwyżej na jednej takiej stronie na dwadzieścia.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>medici::desktop::WinCurve</name>
    <message>
        <source>%1 %</source>
        <comment>a chance</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and chances</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>medici::desktop::Window</name>
    <message>
        <source>About Medici Suite</source>
        <translation>O programie Medici Suite</translation>
    </message>
    <message>
        <source>Medici Suite %1

Four tabletop games on one computer, with people and computer players.

This is an unofficial fan project. The games&apos; names and rules belong to their authors and publishers; the texts, pictures and the program are our own.

Free software under the GNU General Public License, version 3 or later. Fonts: EB Garamond and Lato, SIL Open Font License. Built with Qt and Boost.</source>
        <translation>Medici Suite %1

Cztery gry stołowe na jednym komputerze, z ludźmi i z graczami komputerowymi.

To nieoficjalny projekt miłośników. Nazwy i zasady gier należą do ich autorów i wydawców; teksty, rysunki i program są nasze.

Wolne oprogramowanie na Powszechnej Licencji Publicznej GNU, w wersji 3 lub późniejszej. Kroje pisma: EB Garamond i Lato, SIL Open Font License. Zbudowano z użyciem Qt i Boost.</translation>
    </message>
    <message>
        <source>You can go on with the lesson here.</source>
        <translation>Możesz tu wrócić do lekcji.</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>1st place</source>
        <translation>1. miejsce</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2. miejsce</translation>
    </message>
    <message>
        <source>3rd place</source>
        <translation>3. miejsce</translation>
    </message>
    <message>
        <source>4th place</source>
        <translation>4. miejsce</translation>
    </message>
    <message>
        <source>5th place</source>
        <translation>5. miejsce</translation>
    </message>
    <message>
        <source>6th place</source>
        <translation>6. miejsce</translation>
    </message>
</context>
<context>
    <name>template</name>
    <message>
        <source>%1 begins.</source>
        <translation>Zaczyna %1.</translation>
    </message>
    <message>
        <source>%1 rolls a 1 and loses the turn.</source>
        <translation>%1: jedynka, tura przepada.</translation>
    </message>
    <message>
        <source>%1 rolls a %2.</source>
        <translation>%1: wyrzucone %2.</translation>
    </message>
    <message>
        <source>%1 holds: +%2.</source>
        <translation>%1: pas, +%2.</translation>
    </message>
    <message>
        <source>%1 rolls again.</source>
        <translation>%1: kolejny rzut.</translation>
    </message>
    <message>
        <source>%1 has %2 in this turn.</source>
        <translation>%1: w tej turze %2.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Roll as often as you dare. A 1 loses the turn; whoever holds writes down the new sum.</source>
        <translation>Rzucasz, ile razy masz odwagę. Jedynka zabiera turę; kto się zatrzymuje, zapisuje nową sumę.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Whoever has %1 points has won.</source>
        <translation>Wygrywa, kto ma %1 punktów.</translation>
    </message>
    <message>
        <source>A 1 loses the points of the turn.</source>
        <translation>Jedynka zabiera punkty tury.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>still to go</source>
        <translation>jeszcze brakuje</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>The die is rolling.</source>
        <translation>Kostka się toczy.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is can hold.</source>
        <translation>Zatrzymać się może tylko ten, kto ma ruch.</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Tura: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>Na razie %n punkt</numerusform>
            <numerusform>Na razie %n punkty</numerusform>
            <numerusform>Na razie %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>%1: roll again, or hold and keep %2?</source>
        <translation>%1: rzucać dalej czy zatrzymać się i zachować %2?</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Rzuć dalej</translation>
    </message>
    <message>
        <source>A 1 loses the points of this turn.</source>
        <translation>Jedynka zabiera punkty tej tury.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Zatrzymaj się</translation>
    </message>
    <message>
        <source>Keeps the points of this turn and passes the die on.</source>
        <translation>Zachowuje punkty tej tury i przekazuje kostkę dalej.</translation>
    </message>
    <message>
        <source>The die</source>
        <translation>Kostka</translation>
    </message>
    <message>
        <source>The die: %1</source>
        <translation>Kostka: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punkt</numerusform>
            <numerusform>%1: %n punkty</numerusform>
            <numerusform>%1: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>Wygrywa %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Best: %1 of %2</source>
        <translation>Najlepszy wynik: %1 z %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>points</comment>
        <translation>zachowane</translation>
    </message>
    <message>
        <source>What was kept in all turns together.</source>
        <translation>To, co zachowano we wszystkich turach razem.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>an amount that is not whole</comment>
        <translation>%1 punktu</translation>
    </message>
    <message>
        <source>what is kept brings %1 more</source>
        <translation>odłożone punkty: o %1 więcej</translation>
    </message>
    <message>
        <source>what is kept brings %1 less</source>
        <translation>odłożone punkty: o %1 mniej</translation>
    </message>
    <message>
        <source>what is kept</source>
        <translation>odłożone punkty</translation>
    </message>
</context>
</TS>
