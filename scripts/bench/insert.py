"""Inserts copies of a lead's rows without a server, one transaction after the other, with the server's settings.

    insert.py FILE SECONDS

FILE is a SQLite database to which a server has added leads. Prints the leads per second. Run by
scripts/bench/server.mjs.
"""

import sqlite3
import sys
import time
import uuid

file, seconds = sys.argv[1], float(sys.argv[2])
database = sqlite3.connect(file, isolation_level=None)
database.row_factory = sqlite3.Row
database.executescript("pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;")


def rows(sql, *values):
    return [dict(row) for row in database.execute(sql, values)]


def insert(table, row):
    places = ", ".join("?" * len(row))
    database.execute(f"insert into {table} ({', '.join(row)}) values ({places})", tuple(row.values()))


# A delivered mail has lost its body.
[pending] = rows("select subject_id from outbox where state = 'pending' order by id desc limit 1")
[lead] = rows("select * from leads where id = ?", pending["subject_id"])
mails = rows("select * from outbox where subject_id = ?", lead["id"])
[key] = rows("select * from idempotency order by created_at desc limit 1")
done = 0
started = time.perf_counter()
while time.perf_counter() - started < seconds:
    # Ascending, as the server's ids are.
    number = time.time_ns()
    unique = str(uuid.uuid4())
    database.execute("begin immediate")
    insert("idempotency", key | {"key": unique})
    insert("leads", lead | {"id": f"{number:032x}", "reference": unique})
    for place, mail in enumerate(mails):
        insert("outbox", mail | {"id": f"{number:032x}{place}", "subject_id": f"{number:032x}"})
    database.execute("commit")
    done += 1
print(done / (time.perf_counter() - started))
