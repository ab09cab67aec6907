#!/usr/bin/env python3
"""Plays the auction from what lies on the table alone: it bids one more as long as the cards are worth it.

It keeps nothing but the question: it asks for the table each time, and forgets it when it has answered.
"""
import json
import sys


def read(card):
    """("fur", 3) for "fur3"."""
    good = card.rstrip("0123456789")
    return good, int(card[len(good):])


def worth(group, levels):
    """Florins: a ship wants high values, and each card raises its good, the dearer the higher that stands."""
    florins = 0.0
    for good, value in map(read, group):
        florins += value
        if good in levels:
            florins += 1 + levels[good] / 2
    return florins


def choose(table, seat, legal):
    own = table["houses"][seat]
    group = table["group"]
    room = table["spaces"] - len(own["ship"])
    if "draw" in legal[0]:
        return {"draw": len(group) < min(2, room)}
    bid = table["highest"] + 1
    offered = {"bid": bid}
    return offered if bid <= worth(group, own["levels"]) and offered in legal else {"bid": 0}


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        say({"hello": {"protocol": 1, "name": "Greedy", "version": "1.0", "variants": ["auction"]}})
    elif "table" in message:
        move = choose(message["table"], question["seat"], question["legal"])
        say({"answer": message["question"], "move": move})
    elif "legal" in message:
        question = message
        say({"table": message["question"]})
    elif "bye" in message:
        break
