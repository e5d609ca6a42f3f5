#!/usr/bin/env python3
"""A bot for Belfry: joins a table by a link and plays random legal actions until the match is over.

    python3 bot.py LINK [--name NAME]

Python 3.9 or newer, and nothing else. It shows all that a program needs to take part:

  1. POST /api/join with the link. The answer brings a cookie, which says who we are from then on.
  2. GET /api/tables/ID/stream: a line of JSON whenever something is new at the table.
  3. Before the match begins, every device adds a number to fate, so that nobody can choose the deal: first sealed
     (wish "seal"), and when all have sealed, shown (wish "show"). It keeps what was promised, and adds none to a draw
     that does not follow from that.
  4. When it is our turn, GET /api/tables/ID/legal has what we may do, and the wish "act" does it.

GET /api describes everything else.
"""
import argparse
import hashlib
import hmac
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit


class Refused(Exception):
    """The server has answered, but not as we wished: a code, and its facts."""

    def __init__(self, answer):
        super().__init__(json.dumps(answer))
        self.answer = answer


class Server:
    """Speaks HTTP, and keeps the cookie."""

    def __init__(self, base):
        self.base = base
        self.cookie = None

    def open(self, method, path, body=None):
        headers = {"Accept": "application/json"}
        if self.cookie is not None:
            headers["Cookie"] = self.cookie
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode("utf-8")
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        # A stream has an empty line every 15 seconds, so whoever is silent for longer has gone.
        answer = urllib.request.urlopen(request, timeout=60)
        cookie = answer.headers.get("Set-Cookie")
        if cookie is not None:
            self.cookie = cookie.split(";")[0]
        return answer

    def ask(self, method, path, body=None):
        """The answer as JSON. Waits if we were too fast, or the server is about to be gone for a moment."""
        while True:
            try:
                with self.open(method, path, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                refused = json.load(error)
                if refused.get("code") not in ("too-fast", "closing"):
                    raise Refused(refused) from None
                time.sleep(refused.get("wait", 1000) / 1000)


def follows(before, after):
    """May a draw begin anew like this? Only without those who did not show, and that is one more each time."""
    before, after = before["terms"], after["terms"]
    attempts = after["attempt"] - before["attempt"]
    more = len(after["left"]) - len(before["left"])
    return attempts > 0 and more >= attempts and set(before["left"]) <= set(after["left"])


class Bot:
    """One seat at one table."""

    def __init__(self, server, table):
        self.server = server
        self.table = table
        self.path = "/api/tables/" + table
        # What the server has promised, draw after draw, with our number for each, and the seals for which we have shown it.
        # Who can come back to a seat after a restart keeps all this in a file.
        self.promises = []
        self.has_begun = False

    def play(self):
        """Looks at the table whenever something is new, until the match is over."""
        while True:
            try:
                with self.server.open("GET", self.path + "/stream") as stream:
                    for line in stream:
                        if line.strip() and self.look(json.loads(line)):
                            return
            except urllib.error.HTTPError as error:
                refused = json.load(error)
                if refused["code"] not in ("too-fast", "too-many-streams", "closing"):
                    raise Refused(refused) from None
            except OSError:
                pass  # The connection is lost.
            time.sleep(1)  # Then we come back.

    def look(self, message):
        """Does what is to be done now. Says whether there is nothing left to do."""
        if message["is"] == "gone":
            return True
        if message["is"] != "news":
            return False
        # The message holds what has changed, for those who keep a picture of the table. We look at all of it.
        view = self.server.ask("GET", self.path)
        self.has_begun = self.has_begun or "due" in view
        if "binding" in view:
            self.add_number(view)
        elif "due" in view:
            due = view["due"]
            if due["type"] == "over":
                print("It is over.", json.dumps(due["result"]))
                return True
            if due["type"] == "seat" and view["seats"][due["seat"]]["isYours"]:
                self.act(view)
        return False

    def add_number(self, view):
        """Adds a number of our own to fate, if nobody can choose a deal with it ("Fate" in docs/protocol.md, 2 to 4)."""
        binding = view["binding"]
        commitment = binding["commitment"]
        promise = self.promised(commitment, binding["terms"])
        # Places count the seats that somebody has.
        taken = [seat for seat in view["seats"] if seat["player"]["type"] != "open"]
        place = next((index for index, seat in enumerate(taken) if seat["isYours"]), None)
        if promise is None or place not in binding["awaited"]:
            return
        text = "belfry-fate/2 seal " + json.dumps([commitment, place], separators=(",", ":"))
        seal = hmac.new(bytes.fromhex(promise["number"]), text.encode("utf-8"), hashlib.sha256).hexdigest()
        if not binding["isShowing"]:
            self.wish(view, type="seal", commitment=commitment, seal=seal)
        # Who knows our number could seal one that suits it: ours is shown for these seals, and never for others.
        elif binding["seals"][place] == seal and promise["seals"] in (None, binding["seals"]):
            promise["seals"] = binding["seals"]
            self.wish(view, type="show", number=promise["number"])

    def promised(self, commitment, terms):
        """What we keep of a promise. Nothing if the match has begun, or it does not follow from all that came before."""
        if all(commitment != promise["commitment"] for promise in self.promises):
            number = secrets.token_hex(32)
            self.promises.append({"commitment": commitment, "terms": terms, "number": number, "seals": None})
        newest = self.promises[-1]
        in_order = all(follows(*pair) for pair in zip(self.promises, self.promises[1:]))
        is_ours = newest["commitment"] == commitment and terms["table"] == self.table
        return newest if in_order and is_ours and not self.has_begun else None

    def act(self, view):
        """Any legal action, all equally likely."""
        count = self.server.ask("GET", self.path + "/legal?limit=1")["count"]
        if count == 0:
            return
        number = random.randrange(count)
        actions = self.server.ask("GET", f"{self.path}/legal?from={number}&limit=1")["actions"]
        if actions:
            self.wish(view, type="act", action=actions[0])

    def wish(self, view, **wanted):
        """Wishes for something at the table as we have seen it. An id makes sure that it is done once."""
        wish = {"id": secrets.token_hex(8), "revision": view["revision"], **wanted}
        try:
            self.server.ask("POST", self.path + "/wishes", wish)
        except Refused as error:
            # The table has changed meanwhile: news of that are on their way, and we look again then.
            if error.answer["code"] != "refused":
                raise
            print("Refused:", json.dumps(error.answer["refused"]), file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description="Plays random legal actions at a table of Belfry.")
    parser.add_argument("link", help="a link to the table, or to a seat at it")
    parser.add_argument("--name", default="Python", help="what to be called at the table")
    arguments = parser.parse_args()
    link = urlsplit(arguments.link)
    if link.scheme not in ("http", "https") or not link.fragment:
        parser.error("this is no link to a table")
    server = Server(f"{link.scheme}://{link.netloc}")
    try:
        joined = server.ask("POST", "/api/join", {"link": arguments.link, "name": arguments.name})
        if joined["seat"] is None:
            sys.exit("No seat is open.")
        print("Sat down.", flush=True)
        Bot(server, joined["table"]).play()
    except Refused as error:
        sys.exit(f"The server refused: {error}")
    except OSError as error:
        sys.exit(f"No server answers at {server.base}: {error}")


if __name__ == "__main__":
    main()
