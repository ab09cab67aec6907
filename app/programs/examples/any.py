#!/usr/bin/env python3
"""Plays every game: one of the legal moves, whichever."""
import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        say({"hello": {"protocol": 1, "name": "Any", "version": "1.0"}})
    elif "game" in message:
        dice = random.Random(message["seed"])
    elif "legal" in message:
        move = dice.choice(message["legal"])
        say({"answer": message["question"], "move": move})
    elif "bye" in message:
        break
