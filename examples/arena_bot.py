#!/usr/bin/env python3
"""A bot for Belfry's arena: reads one question a line, answers each with one action.

    belfry arena five-towers --bots "greedy,program:python3 examples/arena_bot.py" --deals 20

Python 3.9 or newer, and nothing else. It plays every game, badly: any legal action, all equally likely. Better ones look at
question["view"], which holds what its seat knows. docs/outside-bots.md tells the rest.
"""
import json
import sys


def choose(question):
    """An action as records write it, or just its number among the legal ones."""
    legal = question["legal"]
    # A number of ours from the arena's seed: with it the same seed gives the same match.
    number = question["random"] % legal["count"]
    # Where there are very many, they are not listed.
    return legal["actions"][number] if "actions" in legal else number


def main():
    for line in sys.stdin:
        # Without flush the answer would wait in a buffer, and the arena for it.
        print(json.dumps(choose(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
