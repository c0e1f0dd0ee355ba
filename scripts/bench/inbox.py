"""Measures the inbox of the back office with many leads, as a Markdown table.

    inbox.py SERVER LEADS

Fills an SQLite database in a temporary folder and starts the server on it. Run by scripts/bench/inbox.
"""

import json
import os
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from urllib.request import Request, urlopen

server, leads = sys.argv[1], int(sys.argv[2])
ROUNDS = 20
DAY_MS = 86_400_000
FIRST = ["Ada", "Grace", "Joan", "Alan", "Zoë", "Edsger", "Barbara", "Donald"]
LAST = ["Lovelace", "Hopper", "Clarke", "Turing", "Ångström", "Dijkstra", "Liskov", "Knuth"]
SYLLABLES = "pay roll led ger mi gra tion cloud sup port au dit in voice ware house fore cast team dead line".split()
STATES = ["new", "progress", "won", "closed", "spam"]


def fill(file):
    """Inserts leads of the last three years, a tenth of them new. Restoring a backup adds what the inbox searches."""
    rng = random.Random(1)
    words = ["payroll", *("".join(rng.choices(SYLLABLES, k=rng.randint(1, 4))) for _ in range(5000))]
    now = time.time_ns() // 1_000_000
    rows = []
    for number in range(leads):
        name = f"{rng.choice(FIRST)} {rng.choice(LAST)}"
        text = " ".join(rng.choices(words, k=60))
        at = now - (leads - number) * 3 * 365 * DAY_MS // leads
        key = f"{at:012x}{number:020x}"
        reference, email, company = f"L-{number:07d}", f"person{number}@example.org", f"Company {number % 5000}"
        state = rng.choices(STATES, [1, 2, 2, 4, 1])[0]
        assignee = "somebody" if number % 1000 == 0 else None
        rows.append((str(uuid.UUID(key)), reference, at, name, email, company, text, state, assignee))
    database = sqlite3.connect(file)
    database.executemany(
        "insert into leads (id, reference, created_at, kind, full_name, email, phone, company, service, description, "
        "consent, suspect, state, assignee) "
        "values (?, ?, ?, 'contact', ?, ?, '+17045550142', ?, 'Cloud Technology', ?, 1, 0, ?, ?)",
        rows,
    )
    database.commit()
    database.close()


def peak_kib(process):
    with open(f"/proc/{process.pid}/status", encoding="utf-8") as status:
        return int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1))


with tempfile.TemporaryDirectory() as folder:
    file = f"{folder}/site.db"
    environment = os.environ | {"DATABASE_URL": f"sqlite://{file}", "PORT": "0", "METRICS": "off", "RATE_LIMIT": "off"}
    run = {"env": environment, "check": True, "capture_output": True, "text": True}
    subprocess.run([server, "migrate", "--seed"], **run)
    invited = subprocess.run([server, "users", "invite", "owner@example.com", "--role", "owner"], **run)
    token = re.search(r"#(\S+)", invited.stdout).group(1)
    fill(file)
    subprocess.run([server, "backup", f"{folder}/site.backup"], **run)
    subprocess.run([server, "restore", f"{folder}/site.backup", "--replace"], **run)
    with open(f"{folder}/log", "w", encoding="utf-8") as log:
        process = subprocess.Popen([server, "serve"], env=environment, stdout=log, stderr=subprocess.STDOUT)
    try:
        origin = None
        while origin is None:
            time.sleep(0.1)
            assert process.poll() is None, open(f"{folder}/log", encoding="utf-8").read()
            found = re.search(r"Listening on (\S+)", open(f"{folder}/log", encoding="utf-8").read())
            origin = found and found.group(1)
        headers = {"Content-Type": "application/json", "Origin": origin}

        def post(path, body):
            request = Request(f"{origin}/api/admin{path}", json.dumps(body).encode(), headers)
            with urlopen(request) as answer:
                return answer, answer.read()

        answer, _ = post("/links", {"token": token, "password": "copper lantern over seven rivers"})
        headers["Cookie"] = answer.headers["Set-Cookie"].split(";")[0]
        print(f"{leads:,} leads, median of {ROUNDS}\n\n| request | ms |\n|---|---:|")
        week = [time.strftime("%Y-%m-%d", time.gmtime(time.time() - days * 86400)) for days in (730, 724)]
        for name, request in [
            ("first page", {"filter": {}}),
            ("one state", {"filter": {"states": ["spam"]}}),
            ("one form, without leads", {"filter": {"form": "event"}}),
            ("one assignee, 1 of 1,000 leads", {"filter": {"assignee": "somebody"}}),
            ("a week two years ago", {"filter": {"from": week[0], "to": week[1]}}),
            ("last page", {"filter": {}, "page": leads // 50}),
            ("by company", {"filter": {"sort": "company"}}),
            ("by state", {"filter": {"sort": "state"}}),
            ("search, many hits", {"filter": {"text": "ada"}}),
            ("search for two words", {"filter": {"text": "lovelace payroll"}}),
            ("search, one hit", {"filter": {"text": f"person{leads // 2}@"}}),
            ("search, no hit", {"filter": {"text": "nobody"}}),
            ("search, by company", {"filter": {"text": "company 77", "sort": "company"}}),
        ]:
            times = []
            for _ in range(ROUNDS):
                started = time.perf_counter()
                post("/leads/search", request)
                times.append((time.perf_counter() - started) * 1000)
            print(f"| {name} | {statistics.median(times):.1f} |")
        before = peak_kib(process)
        started = time.perf_counter()
        _, csv = post("/leads/csv", {"filter": {}})
        seconds = time.perf_counter() - started
        assert csv.count(b"\r\n") == leads + 1, "the CSV is not complete"
        grown = (peak_kib(process) - before) / 1024
        print(f"\nCSV: {len(csv) / 1e6:.0f} MB in {seconds:.1f} s; the server's peak memory grew by {grown:.1f} MiB.")
    finally:
        process.terminate()
        process.wait()
