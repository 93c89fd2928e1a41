#!/usr/bin/env python3
"""Checks the sealed dice of a game from its record alone. Needs Python 3 and nothing else.

    python3 verify_dice.py kings-mate-12.txt [SEAL]

SEAL is the seal as you saw it when the game began, at least its first eight digits. What is checked, and
what that proves, is in sealed-dice.md; the rules of the game itself are not checked here.
"""
import hashlib, hmac, re, sys


def fail(words):
    sys.exit("NOT VERIFIED: " + words)


def unescape(text):
    plain = lambda m: "\n" if m[1] == "n" else chr(int(m[1][1:], 16)) if len(m[1]) == 5 else m[1]
    return re.sub(r"\\(u[0-9A-Fa-f]{4}|.)", plain, text)


def commitment(secret, game, kind, rules):
    text = "kingboard seal 1\ngame %s\nrules %s %s\nsecret %s" % (game, kind, rules, secret)
    return hashlib.sha256(text.encode()).hexdigest()


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

    def seal(code, game, rules):
        return {"code": code, "game": game, "rules": rules, "kind": tags["Game"],
                "seeds": {side: "-" for side in sides}, "rolls": [], "secret": None}

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
            ply, dice = ply + 1, told.rstrip("]")
        elif word and not word.endswith("."):
            ended = word
        while comment.startswith("[%"):
            command, _, comment = comment[2:].partition("]")
            comment = comment.lstrip()
            command, *words = [unescape(word) for word in command.split(" ")]
            if command == "sealed":
                seals.append(seal(*words[:3]))
            elif command == "seed" and seals:
                if seals[-1]["rolls"] and seals[-1]["seeds"][words[0]] != "-":
                    fail("what %s adds was changed after a roll" % words[0])
                seals[-1]["seeds"][words[0]] = words[1]
            elif command == "rolled":
                dice = words[0]
            elif command == "takeback" and words[0] == "agreed":
                ply = int(words[1])
            elif command == "roll":
                number, at, position = words
                rolls += 1
                if not seals or not dice or seals[-1]["secret"] or (int(number), int(at)) != (rolls, ply):
                    fail("roll %s on move %s is out of place: roll %d on move %d is due" % (number, at, rolls, ply))
                text = "kingboard roll 1\ngame %s\nroll %s\n" % (seals[-1]["game"], number)
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
    if seen is not None and (len(seen) < 8 or not any(seal["code"].startswith(seen.lower()) for seal in seals)):
        fail("this game has no seal %s" % seen)
    for seal in seals:
        name, secret = seal["code"][:8], seal["secret"]
        if not secret:
            fail("the secret of seal %s is not opened; rolls made with it: %d" % (name, len(seal["rolls"])))
        if commitment(secret, seal["game"], seal["kind"], seal["rules"]) != seal["code"]:
            fail("the opened secret is not the one that was sealed as %s" % name)
        for number, ply, move, told, text in seal["rolls"]:
            follows = faces(secret, text)
            if told != follows:
                fail("roll %s (move %s, %s) is told as %s, and the secret gives %s" % (number, ply, move, told, follows))
        print("Seal %s: the secret fits. Rolls that follow from it: %d" % (name, len(seal["rolls"])))
    if before:
        fail("rolls that fell before there was a seal: %d" % before)
    print("VERIFIED")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:3])
    except (ValueError, KeyError, IndexError, TypeError) as error:
        fail("the record is not as Kingboard writes it (%s)" % error)
