import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { attacks, shortAttacks } from "./collection.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const BINARY = join(ROOT, "target/debug/server");

/** Python script that writes HTML unchanged into the texts of documents, bypassing the checks of the import. */
const PUT_RAW = `
import json, sqlite3, sys
database = sqlite3.connect(sys.argv[1])
for kind, name, html in json.load(sys.stdin):
    put = "update documents set source = replace(source, 'Harmless', ?) where kind = ? and slug = ?"
    assert database.execute(put, (html, kind, name)).rowcount == 1, name
database.execute("update content_version set version = version + 1")
database.commit()
`;

/** Returns one of `many` entries, for slower passes over attacks that another pass covers completely. */
export const oneOf = <Entry>(many: number, all: readonly Entry[]) =>
  all.filter((_, place) => place % many === 0);

/** Number of tags up to which the import accepts any nesting. */
const MARKUP_MAX = 100;

/** A database of pages that contain attacks. */
export interface AttackedPlace {
  /** The server's `DATABASE_URL`. */
  readonly databaseUrl: string;
  /** Paths of events whose stored text is an unmodified attack, oldest first; the first and last are harmless. */
  readonly events: readonly string[];
  /** Paths of jobs with some of the same texts. */
  readonly jobs: readonly string[];
  /** Paths of posts whose Markdown is one of the attacks whose images and depth the import accepts. */
  readonly posts: readonly string[];
  /** Paths of posts and jobs in which every other field is an attack. */
  readonly fields: readonly string[];
  /** Paths of event landings in which every text is an attack. */
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
  const value = quoted(attack);
  return `---
token: attacked-${number}
name: ${value}
booth: ${value}
tagline: ${value}
description: ${value}
time_zone: America/Los_Angeles
first_day: 2035-10-12
last_day: 2035-10-13
first_slot: "10:00"
last_slot: "15:30"
highlights:
  - id: a
    title: ${value}
    text: ${value}
    icon: bot
takeaways:
  - title: ${value}
    text: ${value}
team:
  - name: ${value}
    role: ${value}
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
  });
  const jobs = oneOf(12, names);
  jobs.forEach((name, place) => {
    write(`jobs/${name}`, job(name, place + 1, "Harmless"));
  });
  write("events/after", item("After", names.length + 1, "Harmless"));
  const imported = all.filter(
    ({ html }) => !/<img|<image|!\[|\0/i.test(html) && html.split("<").length <= MARKUP_MAX,
  );
  const posts = oneOf(10, imported).map(({ html }, place) => {
    write(`blog/attack-${place}`, item(`attack-${place}`, place, html));
    return `/blog/attack-${place}`;
  });
  short.forEach((attack, place) => {
    const value = quoted(attack);
    const gallery = `gallery:\n  - image: service/agentic-ai\n    alt: ${value}\n`;
    const texts = `thumbnail_alt: ${value}\nauthor: ${value}\n${gallery}`;
    write(`blog/fields-${place}`, item(attack, names.length + place, "Harmless", texts));
    const lists = `experience: ${value}\nresponsibilities:\n  - ${value}\nrequirements:\n  - ${value}\n`;
    write(`jobs/fields-${place}`, job(attack, place, "Harmless", lists));
    write(`landings/attacked-${place}`, landing(attack, place));
  });

  const env = { ...process.env, DATABASE_URL: `sqlite://${database}`, LOG: "warn" };
  execFileSync(BINARY, ["content", "import", content], { cwd: ROOT, env });
  const html = new Map(names.map((name, place) => [name, all[place]?.html]));
  const raw = [
    ...names.map((name) => ["event", name, html.get(name)]),
    ...jobs.map((name) => ["job", name, html.get(name)]),
  ];
  execFileSync("python3", ["-c", PUT_RAW, database], { input: JSON.stringify(raw) });

  return {
    databaseUrl: `sqlite://${database}`,
    events: ["before", ...names, "after"].map((name) => `/events/${name}`),
    jobs: jobs.map((name) => `/career/${name}`),
    posts,
    fields: short.flatMap((_, place) => [`/blog/fields-${place}`, `/career/fields-${place}`]),
    landings: short.map((_, place) => `/attacked-${place}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
