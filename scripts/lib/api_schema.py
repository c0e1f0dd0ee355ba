"""Writes settings for schemathesis with values that exist: slugs, event tokens, ids, references and keys of meetings.

    api_schema.py ORIGIN SETTINGS ROLE=TOKEN…

Books meetings for them, and accepts the links of people, the owner's first. Writes each session's cookie to a file
named after the role, next to the settings.
"""

import json
import os
import sys
from urllib.request import Request, urlopen

origin, settings, *people = sys.argv[1:]
DAY = "2027-10-14"
TIMES = [
    "10:30 AM-11:00 AM",
    "11:00 AM-11:30 AM",
    "11:30 AM-12:00 PM",
    "12:00 PM-12:30 PM",
    "12:30 PM-01:00 PM",
    "01:00 PM-01:30 PM",
    "01:30 PM-02:00 PM",
    "02:00 PM-02:30 PM",
]


def get(path):
    with urlopen(origin + path) as response:
        return json.load(response)


def book(number, slot):
    """Returns the reference and the key of a booked meeting."""
    visitor = {"fullName": "Ada Lovelace", "email": f"ada{number}@example.com", "phone": "+17045550142"}
    body = json.dumps(visitor | {"date": DAY, "time": slot}).encode()
    request = Request(f"{origin}/api/book-slot/", body, {"Content-Type": "application/json"})
    with urlopen(request) as response:
        booked = json.load(response)["data"]
    return booked["reference"], booked["manageUrl"].removeprefix("/booking/")


def admin(path, body=None, cookie=None):
    """Returns the response of the back office, and its cookie."""
    headers = {"Content-Type": "application/json", "Origin": origin} | ({"Cookie": cookie} if cookie else {})
    content = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{origin}/api/admin{path}", content, headers)) as response:
        return json.load(response), response.headers.get("Set-Cookie", "").split(";")[0]


cookies = {}
for role, token in (person.split("=") for person in people):
    _, cookies[role] = admin("/links", {"token": token, "password": "copper lantern over seven rivers"})
    with open(os.path.join(os.path.dirname(settings), role), "w", encoding="utf-8") as file:
        file.write(cookies[role])
references, keys = zip(*(book(number, slot) for number, slot in enumerate(TIMES)))
dictionaries = {
    "posts": [item["slug"] for item in get("/api/blog/")["data"]],
    "events": [item["slug"] for item in get("/api/event/")["data"]],
    "landings": ["oracle-ai-world-2027", "aiw25"],
    "references": references,
    "cancelled": keys[:2],
    "moved": keys[2:],
    "names": ["Ada Lovelace", "Zoë", "Ωμέγα", "李 明"],
    "addresses": ["ada@example.com", "a.b+c@example.co.uk"],
    "phones": ["+17045550142", "+91 484 000 0112", "0044 20 7946 0958"],
    # A long search books every slot of its days, so meetings are moved to another day.
    "booked": ["2027-10-12", "2027-10-13", "2027-10-16", "2026-02-30"],
    "free": ["2027-10-15"],
    "times": ["10:00 AM-10:30 AM", "01:30 PM to 02:00 PM", "03:30 PM-04:00 PM", *TIMES],
}
person = {"body.fullName": "names", "body.email": "addresses", "body.phone": "phones"}
parameters = {
    "/api/blog/{key}/": {"path.key": "posts"},
    "/api/event/{key}/": {"path.key": "events"},
    "/api/book-slot-list/": {"query.event": "landings"},
    "/api/book-slot-stream/": {"query.event": "landings"},
    "/api/book-slot/{reference}/calendar.ics": {"path.reference": "references"},
    "/api/bookings/{key}/cancel/": {"path.key": "cancelled"},
    "/api/bookings/{key}/move/": {"path.key": "moved", "body.date": "free", "body.time": "times"},
    "/api/book-slot/": person
    | {"body.date": "booked", "body.time": "times", "body.event": "landings"},
    "/api/corvanta-contact-us/": person,
}
lead = {"fullName": "Ada Lovelace", "email": "ada@example.com", "phone": "+17045550142", "privacy": True}
lead |= {"company": "Engines", "description": "Our ledger and the bank differ by a cent every month."}
headers = {"Content-Type": "application/json"}
urlopen(Request(f"{origin}/api/corvanta-contact-us/", json.dumps(lead).encode(), headers)).close()
owner = cookies["owner"]
documents = admin("/content", cookie=owner)[0]["documents"]
leads = admin("/leads/search", {"filter": {}}, owner)[0]["leads"]
board = admin(f"/bookings/board?event={dictionaries['landings'][0]}&day={DAY}", cookie=owner)[0]
rows = {
    "content": documents,
    "leads": leads,
    "media": admin("/media", cookie=owner)[0]["items"],
    "bookings": [slot["booking"] for slot in board["slots"] if slot.get("booking")],
}
for part, found in rows.items():
    dictionaries[part] = [row["id"] for row in found][:20]
for path in get("/api/openapi.json")["paths"]:
    part = path.removeprefix("/api/admin/").split("/")[0]
    if path.startswith("/api/admin/") and "{id}" in path and dictionaries.get(part):
        parameters[path] = {"path.id": part}
# Rules that a schema cannot express (a free slot, a valid phone number) cause 422.
accepted = ["2xx", "3xx", 404, 409, 422]
# A meeting can be moved ten times only.
accepted_of = {"/api/bookings/{key}/move/": [*accepted, 429]}
# One event of a stream suffices.
lines = [
    "max-stream-events = 1",
    "cache = { enabled = false }",
    'generation = { database = "none" }',
    "warnings = { fail-on = true }",
    "[checks.positive_data_acceptance]",
    f"expected-statuses = {json.dumps(accepted)}",
]
for name, values in dictionaries.items():
    lines += [f"[dictionaries.{name}]", f"values = {json.dumps(values, ensure_ascii=False)}"]
for path, bindings in parameters.items():
    lines += ["[[operations]]", f"include-path = {json.dumps(path)}", "[operations.parameters]"]
    lines += [f'"{parameter}" = {{ dictionary = "{name}", probability = 0.7 }}' for parameter, name in bindings.items()]
    if path in accepted_of:
        lines += ["[operations.checks.positive_data_acceptance]", f"expected-statuses = {json.dumps(accepted_of[path])}"]
with open(settings, "w", encoding="utf-8") as file:
    file.write("\n".join(lines) + "\n")
print(f"{len(references)} meetings booked, {len(dictionaries)} lists of words")
