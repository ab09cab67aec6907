# What the packages of all systems call the program and say about it. Its version stands in project().
set(MEDICI_NAME "Medici Suite")
set(MEDICI_PACKAGE medici-suite)
set(MEDICI_ID org.medicisuite.medici)
set(MEDICI_RELEASED 2026-11-20)
set(MEDICI_MAINTAINER "Medici Suite maintainers <maintainers@medici-suite.invalid>")
set(MEDICI_MACOS 12.0) # the oldest that will do, as for Qt 6.8
set(MEDICI_HOMEPAGE https://medici-suite.invalid CACHE STRING
    "The project's home page; the release workflow says which repository")
set(MEDICI_COPYRIGHT "GNU General Public License, version 3 or later")

set(MEDICI_SUMMARY_EN "Four trading and dice games on one computer")
set(MEDICI_SUMMARY_PL "Cztery gry kupieckie i kościane na jednym komputerze")
set(MEDICI_GENERIC_NAME_EN "Tabletop Games")
set(MEDICI_GENERIC_NAME_PL "Gry planszowe")
set(MEDICI_ABOUT_EN "Play the Medici games with people at the same computer and against strong computer players, \
with unlimited undo and a record of every game, and without an account, a network or advertisements.")
set(MEDICI_ABOUT_PL "Graj w gry Medici z ludźmi przy tym samym komputerze i z silnymi graczami komputerowymi, \
z cofaniem ruchów bez ograniczeń i zapisem każdej gry, bez konta, bez sieci i bez reklam.")
set(MEDICI_GAMES_EN "Medici, an auction of goods for two to six players"
    "Medici: The Card Game for two to six players"
    "Medici: The Dice Game for one to four players"
    "Rolling Gemstones for one to four players")
set(MEDICI_GAMES_PL "Medici, licytacja towarów dla 2–6 graczy"
    "Medici: Gra karciana dla 2–6 graczy"
    "Medici: Gra w kości dla 1–4 graczy"
    "Rolling Gemstones dla 1–4 graczy")
set(MEDICI_SHEETS_EN "Score sheets for the real table, empty or filled in from a game, can be printed or saved as a PDF file.")
set(MEDICI_SHEETS_PL "Arkusze wyników do gry przy stole, puste lub wypełnione, można wydrukować albo zapisać \
jako plik PDF.")
set(MEDICI_UNOFFICIAL_EN "An unofficial, non-commercial fan project. The games and their names belong to their authors \
and publishers.")
set(MEDICI_UNOFFICIAL_PL "Nieoficjalny, niekomercyjny projekt miłośników. Gry i ich nazwy należą do autorów i wydawców.")

# Game records.
set(MEDICI_MIME application/x-medici-record)
set(MEDICI_RECORD_EN "Medici game record")
set(MEDICI_RECORD_PL "Zapis gry Medici")
