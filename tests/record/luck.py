"""Checks the luck of records by engine/record/FORMAT.md alone: says what is wrong, or how much was right."""
import hashlib, json, sys

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GOODS = ["spice", "dye", "grain", "fur", "cloth"]
GEMS = ["brown", "red", "green", "blue", "yellow", "white"]
DICE_GOODS = ["grain", "dye", "fur", "spice", "cloth"]
AUCTION = [good + v for good in GOODS for v in "0123455"] + ["gold10"]
CARD = [good + v for good in GOODS for v in ["2"] * 4 + ["3"] * 4 + ["4"] * 4 + ["5"] * 4 + ["0x2"] * 2 + ["0g"] * 2]
CARD += ["green2"] * 5 + ["black7"] * 5


def sha256(text):
    return hashlib.sha256(text.encode()).digest()


def seal(number):
    bits = int.from_bytes(sha256("seal " + number)[:10], "big")
    digits = "".join(DIGITS[bits >> 75 - 5 * i & 31] for i in range(16))
    return "-".join(digits[i : i + 4] for i in range(0, 16, 4))


def order(deal, name, things):
    def words():
        block = 0
        while True:
            digest = sha256(f"{deal} {name} {block}")
            yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
            block += 1

    word, things = words(), list(things)
    for i in range(len(things)):
        bound = len(things) - i
        j = i + next(w for w in word if w < 2**32 // bound * bound) % bound
        things[i], things[j] = things[j], things[i]
    return things


class Game:
    def __init__(self, header):
        self.variant, self.seats, luck = header["variant"], len(header["seats"]), header["luck"]
        self.seal_fits = luck["scheme"] == "places" and luck.get("seal", seal(luck["number"])) == seal(luck["number"])
        word = luck.get("word", "")
        self.deal = sha256(f"word {luck['number']} {word}").hex()[:32] if word else luck["number"]
        self.day, self.turn, self.thrown, self.shown = 0, None, [0] * 10, []
        self.deck, self.market, self.gone = [], [], []

    def die(self, at, die, sides):
        return order(self.deal, f"die {at[0]} {at[1]} {die} {self.thrown[die]}", sides)[0]

    def expected(self, chance, line):
        at = line["at"]
        if "start" in chance:
            seats = order(self.deal, f"beginning {at[0]}", range(self.seats))
            return {"start": next(seat for seat in seats if seat in line.get("among", seats))}
        if "roll" in chance:
            faces = [[DICE_GOODS[(v - d) % 5] + str(v) for v in range(5)] + ["gold5"] for d in range(5)]
            return {"roll": [self.die(at, d, faces[d]) for d in range(5)]}
        if "gems" in chance:
            if at != self.turn:  # a new turn: all its dice are thrown
                size = len(chance["gems"])
                self.turn, self.thrown, self.rolled = at, [0] * 10, {*range(size), *range(5, 5 + size)}
                self.shown = [None] * 10
            for d in self.rolled:
                self.shown[d] = self.die(at, d, GEMS if d < 5 else range(1, 7))
            size = len(chance["gems"])
            return {"gems": self.shown[:size], "numbers": self.shown[5 : 5 + size]}
        if at[0] != self.day:  # a new day: what is left of the market goes back, what sailed does not
            self.day, self.market = at[0], [chance["card"]]
            cards = list(enumerate(AUCTION if self.variant == "auction" else CARD))
            left = list(cards)
            for card in self.gone:
                left.remove(next(one for one in left if one[1] == card))
            self.deck = [card for card in order(self.deal, f"deck {at[0]}", cards) if card in left]
        return {"card": self.deck[0][1]}

    def happen(self, chance):
        if "gems" in chance:
            size = len(chance["gems"])
            self.shown[:size], self.shown[5 : 5 + size] = chance["gems"], chance["numbers"]
        if "card" in chance:
            self.market.append(chance["card"])
            self.deck.remove(next(one for one in self.deck if one[1] == chance["card"]))

    def follow(self, line):
        if "chance" in line:
            brought = self.expected(line["chance"], line)
            self.happen(line["chance"])
            return "hand" in line.get("how", []) or brought == line["chance"]
        move = line.get("move", {})
        if self.variant == "card" and "take" in move:
            self.gone += [self.market.pop(-1 - place) for place in sorted(move["take"], reverse=True)]
        if "reroll" in move:
            self.rolled = {*move["reroll"]["gems"], *(5 + d for d in move["reroll"]["numbers"])}
            for d in self.rolled:
                self.thrown[d] += 1
        return True


game = None
for number, text in enumerate(sys.stdin, 1):
    line = json.loads(text)
    if "format" in line:
        game = Game(line)
    if not (game.seal_fits if "format" in line else game.follow(line)):
        sys.exit(f"line {number} is not what the luck brings: {text}")
print(f"{number} lines are right")
