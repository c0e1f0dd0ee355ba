import "~/app/entry-server";
import { expect, test } from "vitest";
import type { Route } from "~/core/contract";
import type { PageSection } from "~/page/section-data";
import type { SiteDocument } from "~/page/site-document";
import { fair, fairBooking, fairDays, noForm } from "./fixtures/landing.ts";
import { full, inOtherLooks, many } from "./fixtures/sections.ts";
import { pageOf, siteDocument } from "./fixtures/site-document.ts";
import { words } from "./fixtures/words.ts";

const PLACEHOLDER = /\{[a-zA-Z]+\}/;
/** The shortest part of a word that is searched for within a text. */
const SHORTEST = 8;

/** Returns every text of a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Replaces every letter of every text with a mark; placeholders stay. */
function masked<Value>(value: Value): Value {
  if (typeof value === "string")
    return value.replaceAll(/(\{[a-zA-Z]+\})|\p{L}/gu, (_, placeholder) => placeholder ?? "§") as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(item)])) as Value;
}

/** Returns the texts that a visitor reads or hears: text nodes, and the attributes that screen readers read. */
function readTexts(html: string): string[] {
  const plain = html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  const attributes = plain.matchAll(/(?:aria-label|aria-roledescription|alt|placeholder|title)="([^"]*)"/g);
  return [...plain.split(/<[^>]*>/), ...[...attributes].map(([, text = ""]) => text)]
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/** Returns the words that a page shows although the document of words does not have them. */
function wordsInCode(document: SiteDocument): string[] {
  const marked = { ...document, shell: { ...document.shell, words: masked(words) } };
  const { html, head } = JSON.parse(globalThis.renderPage(JSON.stringify(marked))) as {
    readonly html: string;
    readonly head: { readonly title: string; readonly description: string };
  };
  const shown = [...readTexts(html), head.title, head.description];
  // The menus are content.
  const labels = textsOf(document.shell.menus);
  return textsOf(words).filter((word) => {
    if (labels.includes(word)) return false;
    if (!PLACEHOLDER.test(word)) return shown.includes(word);
    // The name of the firm, which the server fills in, is in every title.
    const parts = word.split(/\{[a-zA-Z]+\}|Example/).filter((part) => part.length >= SHORTEST);
    return parts.some((part) => shown.some((text) => text.includes(part)));
  });
}

const sections = [...Object.values(full), ...Object.values(many), ...inOtherLooks(full)] as PageSection[];

const page = (name: Route["name"], path: string, data: unknown) =>
  siteDocument(
    { name, token: fair.token, key: "signed", slug: "a", id: "1" } as unknown as Route,
    path,
    data,
  );

const form = { values: noForm, errors: [], failure: null, alternatives: [] };

const job = {
  id: "1",
  title: "Engineer",
  department: "engineering",
  departmentName: "Hulls",
  locations: "Kiel",
  jobLocations: [{ name: "Kiel" }],
  experience: "2 years",
  employmentType: "Full",
  postedLabel: "1 Oct 2026",
  closesLabel: "1 Nov 2026",
  description: "<p>Builds.</p>",
  responsibilities: ["Build."],
  requirements: ["Care."],
  closed: false,
};

const PAGES: Readonly<Record<string, SiteDocument>> = {
  ...Object.fromEntries(
    sections.map((section, index) => [`section ${index}: ${section.kind}`, pageOf([section])]),
  ),
  "failed list": pageOf([full.openings as PageSection, full.insightsHub as PageSection], { status: 503 }),
  landing: page("landing", "/fair-2027", fair),
  "ended landing": page("landing", "/fair-2027", { ...fair, ended: true }),
  book: page("landingBook", "/fair-2027/book", {
    landing: fair,
    days: fairDays,
    requestId: "1",
    form: null,
    sent: null,
  }),
  booked: page("landingBook", "/fair-2027/book", {
    landing: fair,
    days: fairDays,
    requestId: "1",
    form: null,
    sent: fairBooking,
  }),
  "ended booking": page("landingBook", "/fair-2027/book", {
    landing: { ...fair, ended: true },
    days: [],
    requestId: "1",
    form: null,
    sent: null,
  }),
  "event contact": page("landingContact", "/fair-2027/contact", { landing: fair, form, sent: null }),
  "event contact sent": page("landingContact", "/fair-2027/contact", {
    landing: fair,
    form: null,
    sent: "L-1",
  }),
  ...Object.fromEntries(
    ["booked", "started", "past", "cancelled", "unknown"].map((state) => [
      `booking ${state}`,
      page("booking", "/booking/signed", {
        state,
        landing: fair,
        days: fairDays,
        booking: { ...fairBooking, name: "Ada" },
        done: "moved",
        form: null,
      }),
    ]),
  ),
  job: page("job", "/career/1", job),
  "closed job": page("job", "/career/1", { ...job, closed: true }),
  unavailable: page("job", "/career/1", null),
};

test.each(Object.entries(PAGES))("%s shows only words of the document", (_name, document) => {
  expect(wordsInCode(document)).toEqual([]);
});

test.each(Object.entries(PAGES))("%s needs only the groups of words that it names", (_name, document) => {
  const complete = globalThis.renderPage(JSON.stringify(document));
  const { words: groups } = JSON.parse(complete) as { readonly words: readonly string[] };
  const shown = Object.fromEntries(Object.entries(words).filter(([group]) => groups.includes(group)));
  const shell = { ...document.shell, words: shown };
  expect(globalThis.renderPage(JSON.stringify({ ...document, shell }))).toBe(complete);
});

test("a word in code is found", () => {
  const [label = ""] = textsOf(words.search).filter((text) => !PLACEHOLDER.test(text));
  const document = page("job", "/career/1", { ...job, title: label });
  expect(wordsInCode(document)).toContain(label);
});
