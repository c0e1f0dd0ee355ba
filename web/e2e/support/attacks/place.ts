import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { attacks, shortAttacks } from "./collection.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const BINARY = join(ROOT, "target/release/server");

/** Puts HTML into the rows of items as it is, past Markdown and past the sanitiser on the way in. */
const PUT_RAW = `
import json, sqlite3, sys
database = sqlite3.connect(sys.argv[1])
for name, html in json.load(sys.stdin):
    for rows in ("content_items set html = ? where kind = 'event' and slug = ?", "jobs set html = ? where id = ?"):
        assert database.execute(f"update {rows}", (html, name)).rowcount == 1, name
database.execute("update content_version set version = version + 1")
database.commit()
`;

/** A database of pages that hold attacks. */
export interface AttackedPlace {
  /** For the server's environment. */
  readonly databaseUrl: string;
  /** Events whose stored HTML is an attack as it was published, oldest first; harmless ones stand at both ends. */
  readonly events: readonly string[];
  /** Jobs with the same HTML. */
  readonly jobs: readonly string[];
  /** Posts whose Markdown is an attack; those that the import refuses, for they show pictures, are not among them. */
  readonly posts: readonly string[];
  /** Posts and jobs whose every other text is one. */
  readonly fields: readonly string[];
  /** Event landings whose every text is one. */
  readonly landings: readonly string[];
  remove(): void;
}

const quoted = (text: string) => JSON.stringify(text);
const day = (place: number) => new Date(Date.UTC(2020, 0, 1 + place)).toISOString().slice(0, 10);

function item(title: string, place: number, body: string, more = ""): string {
  const head = `title: ${quoted(title)}\ndate: ${day(place)}\nexcerpt: ${quoted(title)}\nthumbnail: service/agentic-ai\n${more}`;
  return `---\n${head}---\n\n${body}\n`;
}

function job(title: string, place: number, body: string, more = ""): string {
  return `---\ntitle: ${quoted(title)}\ndepartment: Engineering\nlocations: [Kochi]\ndate: ${day(place)}\n${more}---\n\n${body}\n`;
}

function landing(attack: string, number: number): string {
  const said = quoted(attack);
  return `---
token: attacked-${number}
name: ${said}
booth: ${said}
tagline: ${said}
description: ${said}
time_zone: America/Los_Angeles
first_day: 2035-10-12
last_day: 2035-10-13
first_slot: "10:00"
last_slot: "15:30"
highlights:
  - id: a
    title: ${said}
    text: ${said}
    icon: bot
takeaways:
  - title: ${said}
    text: ${said}
team:
  - name: ${said}
    role: ${said}
    picture: team/meera-nambiar
---
`;
}

export function makeAttackedPlace(): AttackedPlace {
  const folder = mkdtempSync(join(tmpdir(), "site-attacks-"));
  const content = join(folder, "content");
  const database = join(folder, "site.db");
  for (const kind of ["events", "blog", "jobs", "landings"])
    mkdirSync(join(content, kind), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(content, `${path}.md`), text);

  const all = attacks();
  const short = shortAttacks();
  const names = all.map((_, place) => `attack-${place}`);
  write("events/before", item("Before", 0, "Harmless"));
  names.forEach((name, place) => {
    write(`events/${name}`, item(name, place + 1, "Harmless"));
    write(`jobs/${name}`, job(name, place + 1, "Harmless"));
  });
  write("events/after", item("After", names.length + 1, "Harmless"));
  const posts = names.filter((name, place) => {
    const html = all[place]?.html ?? "";
    if (/<img|<image|!\[|\0/i.test(html)) return false;
    write(`blog/${name}`, item(name, place, html));
    return true;
  });
  short.forEach((attack, place) => {
    const said = quoted(attack);
    const gallery = `gallery:\n  - image: service/agentic-ai\n    alt: ${said}\n`;
    const texts = `thumbnail_alt: ${said}\nauthor: ${said}\n${gallery}`;
    write(`blog/fields-${place}`, item(attack, names.length + place, "Harmless", texts));
    const lists = `experience: ${said}\nresponsibilities:\n  - ${said}\nrequirements:\n  - ${said}\n`;
    write(`jobs/fields-${place}`, job(attack, place, "Harmless", lists));
    write(`landings/attacked-${place}`, landing(attack, place));
  });

  const env = { ...process.env, DATABASE_URL: `sqlite://${database}`, LOG: "warn" };
  execFileSync(BINARY, ["content", "import", content], { cwd: ROOT, env });
  const raw = all.map(({ html }, place) => [names[place], html]);
  execFileSync("python3", ["-c", PUT_RAW, database], { input: JSON.stringify(raw) });

  return {
    databaseUrl: `sqlite://${database}`,
    events: ["before", ...names, "after"].map((name) => `/events/${name}`),
    jobs: names.map((name) => `/career/${name}`),
    posts: posts.map((name) => `/blog/${name}`),
    fields: short.flatMap((_, place) => [`/blog/fields-${place}`, `/career/fields-${place}`]),
    landings: short.map((_, place) => `/attacked-${place}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
