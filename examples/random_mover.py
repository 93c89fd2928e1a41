#!/usr/bin/env python3
"""Plays random moves for the owner of a token, against whoever sits opposite.

    python3 examples/random_mover.py http://127.0.0.1:8264 kb_… 12

It plays in game 12 until that is over. Only the standard library is needed.
"""

import json
import random
import sys
import urllib.error
import urllib.request


class Table:
    """The API of one table."""

    def __init__(self, address, token):
        self.base = address.rstrip("/") + "/api/v1"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, self.headers)
        return urllib.request.urlopen(request)

    def ask(self, path, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def changes(self, game):
        """The game as it is, and again each time it changes."""
        with self.open(f"/games/{game}/events") as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)


def whole_turn(table, number, seen):
    """Moves at random until no turn that goes on begins with them."""
    turn = []
    while True:
        query = f"?turn={urllib.request.quote(','.join(turn))}" if turn else ""
        try:
            found = table.ask(f"/games/{number}/moves{query}")
        except urllib.error.HTTPError as problem:
            if problem.code == 409 and turn:
                return turn
            raise
        if found["version"] != seen or not found["moves"]:
            return turn
        turn.append(random.choice(found["moves"])["move"])


def main(address, token, number):
    table = Table(address, token)
    me = table.ask("/account")["owner"]["player"]
    for game in table.changes(number):
        if game["stage"] != "running":
            print(game["status"])
            return
        if not any(player["id"] == me and player["to_move"] for player in game["players"]):
            continue
        turn = whole_turn(table, number, game["version"])
        if not turn:
            continue
        try:
            table.ask(f"/games/{number}/moves", {"seen": game["version"], "move": ",".join(turn)})
            print(",".join(turn))
        except urllib.error.HTTPError as problem:
            # Somebody was faster, or took something back: the next line shows the game as it is.
            if problem.code != 409:
                raise


if __name__ == "__main__":
    main(*sys.argv[1:4])
