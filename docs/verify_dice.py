#!/usr/bin/env python3
"""Checks the sealed dice of a game from its record alone. Needs Python 3 and nothing else.

    python3 verify_dice.py kings-mate-12.txt [SEAL]
    python3 verify_dice.py --close "some words of mine"

SEAL is the seal as you saw it when the game was offered: all 64 digits, or at least the first 32. What is checked,
and what that proves, is in sealed-dice.md; the rules of the game itself are not checked here. With --close you get
what closes words of yours until you open them.
"""
import hashlib, hmac, re, sys


def fail(words):
    sys.exit("NOT VERIFIED: " + words)


def unescape(text):
    plain = lambda m: "\n" if m[1] == "n" else chr(int(m[1][1:], 16)) if len(m[1]) == 5 else m[1]
    return re.sub(r"\\(u[0-9A-Fa-f]{4}|.)", plain, text)


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def commitment(secret, seal):
    words = (seal["scheme"], seal["game"], seal["kind"], seal["rules"], secret)
    return sha256("kingboard seal %s\ngame %s\nrules %s %s\nsecret %s" % words)


def close(words):
    return "sha256:" + sha256(" ".join(words.split()))


def added(seal, side, words, changed):
    """Notes what a side adds. By scheme 1 it may until the first roll, by scheme 2 until its own first move."""
    before = seal["seeds"][side]
    if seal["rolls"] and (seal["scheme"] != "1" or before != "-"):
        fail("what %s adds was changed after a roll" % side)
    if seal["scheme"] != "1" and side in seal["moved"] and before != close(words):
        fail("what %s adds was changed after the first move of %s" % (side, side))
    if changed:
        fail("what %s adds was changed while dice were in the air" % side)
    seal["seeds"][side] = words


def faces(secret, text, count=2):
    """The faces that follow: each byte of the code is a die, but those of 252 and above are thrown away."""
    fair, block = [], 0
    while len(fair) < count:
        message = "%s\nblock %d" % (text, block)
        code = hmac.new(bytes.fromhex(secret), message.encode(), hashlib.sha256).digest()
        fair += [byte % 6 + 1 for byte in code if byte < 252]
        block += 1
    return fair[:count]


def read(record):
    """The record's seals in order, each with the rolls made with it, and how many rolls fell before the first."""
    head, _, body = record.replace("\r\n", "\n").partition("\n\n")
    tags = {name: unescape(value) for name, value in re.findall(r'^\[(\w+) "(.*)"\]$', head, re.M)}
    sides = [name[:-2].lower() for name in tags if name.endswith("Id")]
    seals, ply, rolls, before, ended = [], 0, 0, 0, None
    move = dice = None  # the last move, and its dice as long as nothing is told of what they depended on
    late = False  # whether something was added since the last move
    turn = sides.index("black") if " b " in tags.get("Setup", "") and "black" in sides else 0  # who begins

    def seal(code, game, rules, scheme="1"):
        if scheme not in ("1", "2"):
            fail("this program knows no scheme %s of sealed dice: use a newer one" % scheme)
        return {"code": code, "game": game, "rules": rules, "scheme": scheme, "kind": tags["Game"],
                "seeds": {side: "-" for side in sides}, "moved": set(), "rolls": [], "secret": None}

    if "DiceSeal" in tags:
        seals.append(seal(*tags["DiceSeal"].split(" ")))
    for comment, word in re.findall(r"\{([^}]*)\}|(\S+)", body):
        if ended:
            fail("something follows the result")
        if dice and (word or comment.startswith(("[%sealed", "[%opened"))) and not word.endswith("."):
            if seals:
                fail("roll %d, of %s: what it depends on is missing" % (rolls + 1, move))
            before, dice = before + 1, None
        if word and word[0].isalpha():
            move, _, told = word.partition("[")
            if seals and not rolls and not before:  # until dice have fallen, sides move in turn
                seals[-1]["moved"].add(sides[(turn + ply) % len(sides)])
            ply, dice, late = ply + 1, told.rstrip("]"), False
        elif word and not word.endswith("."):
            ended = word
        while comment.startswith("[%"):
            command, _, comment = comment[2:].partition("]")
            comment = comment.lstrip()
            command, *words = [unescape(word) for word in command.split(" ")]
            if command == "sealed":
                seals.append(seal(*words[:-1]))
            elif command == "seed" and seals:
                added(seals[-1], words[0], words[1], dice)
                late = words[0]
            elif command == "rolled":
                if late:
                    fail("what %s adds was changed while dice were in the air" % late)
                dice = words[0]
            elif command == "takeback" and words[0] == "agreed":
                ply = int(words[1])
            elif command == "roll":
                number, at, position = words
                rolls += 1
                if not seals or not dice or seals[-1]["secret"] or (int(number), int(at)) != (rolls, ply):
                    fail("roll %s on ply %s is out of place: roll %d on ply %d is due" % (number, at, rolls, ply))
                text = "kingboard roll %s\ngame %s\nroll %s\n" % (seals[-1]["scheme"], seals[-1]["game"], number)
                text += "".join("seed %s %s\n" % (side, seed) for side, seed in seals[-1]["seeds"].items())
                text += "ply %s\nposition %s\nmove %s\nbeacon -" % (at, position, move)
                seals[-1]["rolls"].append((number, at, move, [int(face) for face in dice.split(":")], text))
                dice = None
            elif command == "opened":
                secret, count = words[:2]
                if not seals or seals[-1]["secret"] or int(count) != len(seals[-1]["rolls"]):
                    fail("a secret is opened after %s rolls, and there are others here" % count)
                seals[-1]["secret"] = secret
    if not ended or ended != tags.get("Result"):
        fail("the record is cut off, or its result was changed")
    return seals, before


def main(path, seen=None):
    seals, before = read(open(path, encoding="utf-8-sig").read())
    if not seals:
        fail("this game has no sealed dice")
    if seen is not None and len(seen) < 32:
        fail("a seal of %d digits proves nothing, since others begin with them too: give all 64" % len(seen))
    if seen is not None and not any(seal["code"].startswith(seen.lower()) for seal in seals):
        fail("this game has no seal %s" % seen)
    for seal in seals:
        name, secret = seal["code"], seal["secret"]
        if not secret:
            fail("the secret of seal %s is not opened; rolls made with it: %d" % (name, len(seal["rolls"])))
        if commitment(secret, seal) != seal["code"]:
            fail("the opened secret is not the one that was sealed as %s" % name)
        for number, ply, move, told, text in seal["rolls"]:
            follows = faces(secret, text)
            if told != follows:
                fail("roll %s (ply %s, %s) is given as %s, but the secret gives %s" % (number, ply, move, told, follows))
        print("Seal %s: the secret fits. Rolls that follow from it: %d" % (name, len(seal["rolls"])))
    if before:
        fail("rolls that fell before there was a seal: %d" % before)
    print("VERIFIED")


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["--close"]:
            sys.exit(print(close(" ".join(sys.argv[2:]))))
        main(*sys.argv[1:3])
    except (ValueError, KeyError, IndexError, TypeError) as error:
        fail("the record is not as Kingboard writes it (%s)" % error)
