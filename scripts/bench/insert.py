"""Inserts leads without a server, one transaction after the other, with the server's SQLite settings and rows.

    insert.py FILE SECONDS

Prints the leads per second. Run by scripts/bench/server.mjs.
"""

import sqlite3
import sys
import time
import uuid

file, seconds = sys.argv[1], float(sys.argv[2])
database = sqlite3.connect(file, isolation_level=None)
database.executescript(
    """
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    create table if not exists leads (id text primary key, reference text unique, created_at bigint, rest text);
    create index if not exists leads_created_at on leads (created_at);
    create table if not exists keys (scope text, key text, body text, created_at bigint, primary key (scope, key));
    create table if not exists outbox (id text primary key, state text, due_at bigint, body text);
    create index if not exists outbox_due on outbox (state, due_at);
    """
)
LEAD = "x" * 400
MAIL = "x" * 6000
done = 0
started = time.perf_counter()
while time.perf_counter() - started < seconds:
    now = time.time_ns() // 1_000_000
    key = str(uuid.uuid4())
    database.execute("begin immediate")
    database.execute("insert into leads values (?, ?, ?, ?)", (key, key[:8] + str(done), now, LEAD))
    database.execute("insert into keys values ('lead', ?, ?, ?)", (key, "x" * 100, now))
    for _ in range(2):
        database.execute("insert into outbox values (?, 'pending', ?, ?)", (str(uuid.uuid4()), now, MAIL))
    database.execute("commit")
    done += 1
print(done / (time.perf_counter() - started))
