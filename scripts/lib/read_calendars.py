"""Reads every calendar file of a folder and compares it with the .json file next to it."""

import json
import sys
from datetime import datetime, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

from icalendar import Calendar


def check(file):
    expected = json.loads(file.with_suffix(".json").read_text())
    raw = file.read_bytes()
    calendar = Calendar.from_ical(raw)
    events = calendar.walk("VEVENT")
    assert len(events) == 1, f"{len(events)} events"
    event = events[0]
    for part in calendar.walk():
        assert not part.errors, part.errors
    assert Calendar.from_ical(calendar.to_ical()) == calendar, "it does not survive a round trip"
    assert str(calendar["METHOD"]) == expected["method"]
    assert str(event["UID"]) == expected["uid"]
    assert int(event["SEQUENCE"]) == expected["sequence"]
    assert str(event["STATUS"]) == ("CANCELLED" if expected["method"] == "CANCEL" else "CONFIRMED")
    attendee = event.get("ATTENDEE")
    assert (str(attendee) if attendee else None) == expected["attendee"], attendee
    assert str(event["ORGANIZER"]).startswith("mailto:")
    for key in ("start", "end"):
        local = datetime.fromisoformat(expected[key])
        wanted = local.replace(tzinfo=ZoneInfo(expected["zone"])).astimezone(timezone.utc)
        found = event[f"DT{key.upper()}"].dt
        assert found == wanted, f"{key}: {found}, not {wanted}"


files = sorted(Path(sys.argv[1]).glob("*.ics"))
assert len(files) >= 30, f"{len(files)} files"
for each in files:
    try:
        check(each)
    except Exception as fault:
        sys.exit(f"{each.name}: {type(fault).__name__}: {fault}\n{each.read_text()}")
print(f"summary: {len(files)} calendar files read by icalendar")
