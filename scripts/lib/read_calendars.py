"""Reads every calendar file of a folder and compares it with the .json file next to it.

Checks each time twice: with the zone's name, and with only the VTIMEZONE rules of the file, as a client does that does
not know the name.
"""

import json
import sys
from datetime import datetime, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

from icalendar import Calendar


def only(calendar, name):
    found = calendar.walk(name)
    assert len(found) == 1, f"{len(found)} {name}"
    return found[0]


def check(file):
    expected = json.loads(file.with_suffix(".json").read_text())
    raw = file.read_bytes()
    calendar = Calendar.from_ical(raw)
    zone, event = only(calendar, "VTIMEZONE"), only(calendar, "VEVENT")
    for part in calendar.walk():
        assert not part.errors, part.errors
    assert Calendar.from_ical(calendar.to_ical()) == calendar, "it does not survive a round trip"
    assert str(calendar["METHOD"]) == expected["method"]
    assert str(event["UID"]) == expected["uid"]
    assert int(event["SEQUENCE"]) == expected["sequence"]
    assert str(event["STATUS"]) == ("CANCELLED" if expected["method"] == "CANCEL" else "CONFIRMED")
    assert str(zone["TZID"]) == expected["zone"] == event["DTSTART"].params["TZID"]
    attendee = event.get("ATTENDEE")
    assert (str(attendee) if attendee else None) == expected["attendee"], attendee
    assert str(event["ORGANIZER"]).startswith("mailto:")
    for key in ("start", "end"):
        local = datetime.fromisoformat(expected[key])
        wanted = local.replace(tzinfo=ZoneInfo(expected["zone"])).astimezone(timezone.utc)
        by_name = event[f"DT{key.upper()}"].dt.astimezone(timezone.utc)
        assert by_name == wanted, f"{key}: {by_name}, not {wanted}"
        assert local - offset(zone, local) == wanted.replace(tzinfo=None), f"{key}: the file's own rules say otherwise"


def offset(zone, local):
    """Returns the UTC offset of a local time by the file's own rules: that of the last onset before it."""
    rules = [rule for rule in zone.subcomponents if rule["DTSTART"].dt <= local]
    assert rules, "no rule holds at that time"
    return max(rules, key=lambda rule: rule["DTSTART"].dt)["TZOFFSETTO"].td


files = sorted(Path(sys.argv[1]).glob("*.ics"))
assert len(files) >= 30, f"{len(files)} files"
for each in files:
    try:
        check(each)
    except Exception as fault:
        sys.exit(f"{each.name}: {type(fault).__name__}: {fault}\n{each.read_text()}")
print(f"summary: {len(files)} calendar files read by icalendar")
