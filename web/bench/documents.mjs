// Writes posts, events and news for measurements: the same ones each time, made of the example content's own sentences.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./site.mjs";

/** A word of a single document's title and excerpt. */
export const PLANTED = "quokkafern";

export const FOLDERS = ["blog", "events", "news"];

const SEED = 20_261_124;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2015, 0, 5);
/** Days between two documents, and of all of them. */
const DAYS_APART = 4;
const DAYS = 4000;
/** Limits of the format, in characters. */
const TITLE_MAX = 160;
const EXCERPT_MAX = 320;
/** Sentences of the chain end by themselves, but for a few. */
const SENTENCE_MAX_WORDS = 40;

const PEOPLE = ["Arjun Pillai", "Lakshmi Venkataraman", "Tomás Arriaga", "Maren Hollis", "Idris Kaya"];
const ROLES = ["Chief Technology Officer", "Vice President, Public Sector", "Consultant", "Programme Lead"];
const PLACES = [
  "Kochi, India",
  "Dubai, United Arab Emirates",
  "Charlotte, United States",
  "Lisbon, Portugal",
];
const PICTURES = ["blog/agentic-ai", "blog/healthcare", "blog/oracle-strategy", "event/city", "event/seats"];
const ONSETS = ["b", "br", "c", "d", "f", "gl", "h", "k", "l", "m", "n", "p", "r", "st", "t", "v", "w"];
const VOWELS = ["a", "e", "i", "o", "u", "ei", "oa"];
const ENDINGS = ["bury", "dale", "ford", "holm", "mere", "ridge", "stead", "ton", "ville", "worth"];

/** Returns a generator of numbers from 0 to below 1: mulberry32. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the plain sentences of the example's texts, as lists of words. */
function exampleSentences() {
  const content = join(ROOT, "content");
  const files = readdirSync(content, { recursive: true }).filter((name) => /\.(md|yaml)$/.test(name));
  const texts = files.toSorted().flatMap((name) => {
    const text = readFileSync(join(content, name), "utf8");
    if (name.endsWith(".md")) return text.replace(/^---\n.*?\n---\n/s, "").split(/\n+/);
    return [...text.matchAll(/^[\s-]*(?:\w+: )?"?([A-Z][^"\n]*\.)"?$/gm)].map(([, value]) => value);
  });
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!]) (?=[A-Z])/));
  return sentences
    .filter((sentence) => /^[A-Z][\w ,;:'’%-]*[.?!]$/.test(sentence))
    .map((sentence) => sentence.split(" "))
    .filter((words) => words.length > 3);
}

/** Makes sentences in which any three words in a row come from the example, and texts of these. */
class Writer {
  #random = randomOf(SEED);
  #openings = [];
  /** Words that follow two others in the example. */
  #followers = new Map();

  constructor() {
    for (const words of exampleSentences()) {
      this.#openings.push(words.slice(0, 2));
      for (let at = 2; at < words.length; at += 1) {
        const key = `${words[at - 2]} ${words[at - 1]}`;
        this.#followers.set(key, [...(this.#followers.get(key) ?? []), words[at]]);
      }
    }
  }

  pick(list) {
    return list[Math.floor(this.#random() * list.length)];
  }

  /** Returns a list of `least` to `most` results of a call. */
  several(least, most, make) {
    return Array.from({ length: least + Math.floor(this.#random() * (most - least + 1)) }, make);
  }

  /** Returns the name of a town that does not exist. */
  town() {
    const name =
      this.several(1, 2, () => this.pick(ONSETS) + this.pick(VOWELS)).join("") + this.pick(ENDINGS);
    return name[0].toUpperCase() + name.slice(1);
  }

  sentence() {
    const words = [...this.pick(this.#openings)];
    while (words.length < SENTENCE_MAX_WORDS && !/[.?!]$/.test(words.at(-1)))
      words.push(this.pick(this.#followers.get(words.slice(-2).join(" "))));
    const text = words.join(" ");
    return /[.?!]$/.test(text) ? text : `${text.replace(/[,;:]$/, "")}.`;
  }

  /** Returns the beginning of a sentence, as a heading. */
  heading() {
    const words = this.sentence()
      .split(" ")
      .slice(0, 4 + Math.floor(this.#random() * 4));
    return words.join(" ").replace(/[.,;:?!]+$/, "");
  }

  paragraph(least = 2, most = 5) {
    return this.several(least, most, () => this.sentence()).join(" ");
  }

  /** Returns a few hundred words of Markdown. */
  body(town) {
    const items = () => this.several(3, 5, () => `- **${this.heading()}.** ${this.sentence()}`).join("\n");
    const table = () => [
      "| Part | Weeks |",
      "|---|---:|",
      ...this.several(2, 4, () => `| ${this.heading()} | ${this.pick([2, 4, 6])} |`),
    ];
    const section = () => {
      const extra = this.pick([items, () => `> ${this.sentence()}`, () => table().join("\n"), () => ""]);
      return [`## ${this.heading()}`, this.paragraph(), extra(), this.paragraph()].filter(Boolean);
    };
    const opening = `${this.paragraph()} It began in ${town}.`;
    return [opening, ...this.several(2, 4, section).flat()].join("\n\n");
  }
}

/** Shortens a text to whole words. */
const within = (text, limit) => (text.length <= limit ? text : text.slice(0, text.lastIndexOf(" ", limit)));
const slugOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
const day = (place, later = 0) =>
  new Date(FIRST_DAY + (((place * DAYS_APART) % DAYS) + later) * DAY_MS).toISOString().slice(0, 10);

/** Of ten documents five are posts, three events, two news. */
const kindOf = (place) =>
  ["blog", "events", "blog", "news", "events", "blog", "blog", "events", "news", "blog"][place % 10];

/** Lines that only one kind has. */
const OWN_KEYS = {
  news: (_, slug) => [`news_url: https://press.example/${slug}`],
  blog: (writer, _, place, written) => {
    const author = `author: ${writer.pick(PEOPLE)}`;
    const posts = written.filter((other) => other.kind === "blog").slice(-2);
    if (place % 4 > 0 || posts.length < 2) return [author];
    return [author, `related: [${posts.map(({ slug }) => `blog/${slug}`).join(", ")}]`];
  },
  events: (writer, _, place) => [
    `end_date: ${day(place, 2)}`,
    `location: "${writer.pick(PLACES)}"`,
    `people:\n  - name: ${writer.pick(PEOPLE)}\n    role: "${writer.pick(ROLES)}"`,
    "gallery:",
    ...writer.several(
      1,
      3,
      () => `  - image: ${writer.pick(PICTURES)}\n    alt: ${JSON.stringify(writer.heading())}`,
    ),
  ],
};

/**
 * Writes `count` documents below a content folder. Returns them with their kind, slug, title and file; the planted word
 * is in the one in the middle.
 */
export function writeDocuments(folder, count) {
  const writer = new Writer();
  const written = [];
  for (const kind of FOLDERS) mkdirSync(join(folder, kind), { recursive: true });
  for (let place = 0; place < count; place += 1) {
    const kind = kindOf(place);
    const town = writer.town();
    const planted = place === Math.floor(count / 2) ? ` and ${PLANTED}` : "";
    const title = within(`${town}${planted}: ${writer.heading()}`, TITLE_MAX);
    const slug = `${slugOf(title).slice(0, 60).replace(/-$/, "")}-${place}`;
    const head = [
      `title: ${JSON.stringify(title)}`,
      `date: ${day(place)}`,
      `thumbnail: ${writer.pick(PICTURES)}`,
      `excerpt: ${JSON.stringify(within(`${planted ? `A ${PLANTED}. ` : ""}${writer.paragraph(2, 2)}`, EXCERPT_MAX))}`,
      ...OWN_KEYS[kind](writer, slug, place, written),
    ];
    const body = kind === "news" ? "" : `\n${writer.body(town)}\n`;
    const file = `${kind}/${slug}.md`;
    writeFileSync(join(folder, file), `---\n${head.join("\n")}\n---\n${body}`);
    written.push({ kind, slug, title, file });
  }
  return written;
}
