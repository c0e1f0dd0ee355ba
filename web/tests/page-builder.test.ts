import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { Payload } from "~/admin/content/page-builder/canvas/payload";
import { plainText, textPaths, withText } from "~/admin/content/page-builder/canvas/text-paths";
import { initialSection } from "~/admin/content/page-builder/initial-section";
import { toPuck, toValues, UNKNOWN } from "~/admin/content/page-builder/puck-data";
import { pageSettingsSchema, sectionKinds } from "~/admin/content/page-builder/section-kinds";
import type { JsonObject } from "~/admin/content/schema-form/json";
import type { JsonSchema } from "~/admin/content/schema-form/schema";
import { full } from "./fixtures/sections.ts";
import { pageOf } from "./fixtures/site-document.ts";

const CONTENT = new URL("../../content/", import.meta.url);
const schema: JsonSchema = JSON.parse(readFileSync(new URL("schema/page.schema.json", CONTENT), "utf8"));
const kinds = sectionKinds(schema);
const names = new Set(kinds.map(({ name }) => name));

const pages = readdirSync(new URL("pages/", CONTENT), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => ({
    name,
    values: parse(readFileSync(new URL(`pages/${name}`, CONTENT), "utf8")) as JsonObject,
  }));

describe("a page in Puck's data", () => {
  test.each(pages)("$name gives the same JSON", ({ values }) => {
    const data = toPuck(values, names);
    expect(data.content.map(({ type }) => type)).not.toContain(UNKNOWN);
    expect(JSON.stringify(toValues(data))).toBe(JSON.stringify(values));
  });

  test.each<[string, JsonObject]>([
    ["no sections", { path: "/a" }],
    ["an empty list", { sections: [], path: "/a" }],
    ["sections that are no list", { sections: "none", path: "/a" }],
    ["an unknown kind", { sections: [{ carousel: { title: "A" } }] }],
    ["a section with two kinds", { sections: [{ prose: {}, cards: {} }] }],
    ["a section without a kind", { sections: [{}, null, "text", [1]] }],
    ["a section without values", { sections: [{ prose: null }] }],
  ])("keeps a faulty page with %s", (_, values) => {
    expect(JSON.stringify(toValues(toPuck(values, names)))).toBe(JSON.stringify(values));
  });
});

test("every kind of section of the schema has a name and a description", () => {
  expect(kinds.length).toBeGreaterThan(20);
  for (const { label, description } of kinds)
    expect(`${label}: ${description}`).toMatch(/^[A-Z].+: [A-Z].+\.$/);
  expect(Object.keys(pageSettingsSchema(schema).properties ?? {})).not.toContain("sections");
});

test("a new section has all required values and no empty text", () => {
  const choices = {
    pages: [{ path: "/about", title: "About" }],
    icons: ["bell"],
    pictures: [{ name: "hero/home", url: "", width: 1, height: 1 }],
    videos: [{ name: "event", url: "" }],
    media: [],
    related: [],
  };
  for (const kind of kinds) {
    const values = initialSection(kind.schema, schema, choices);
    const text = JSON.stringify(values);
    expect(text, kind.name).not.toContain('""');
    expect(text, kind.name).not.toContain("null");
  }
  const prose = kinds.find(({ name }) => name === "prose");
  expect(initialSection(prose?.schema ?? {}, schema, choices)).toEqual({
    look: "statement",
    label: "Label",
    title: "Title",
    paragraphs: ["Paragraph"],
  });
  const cards = kinds.find(({ name }) => name === "cards");
  expect(initialSection(cards?.schema ?? {}, schema, choices)).toEqual({
    look: "accordion",
    title: "Title",
    cards: [{ title: "Title", text: "Text" }],
  });
  const hero = kinds.find(({ name }) => name === "pageHero");
  expect(initialSection(hero?.schema ?? {}, schema, choices)).toEqual({
    title: "Title",
    image: { name: "hero/home" },
  });
});

describe("texts edited in place", () => {
  const values = { title: "One  line\nfolded", cards: [{ text: "Same" }, { text: "Same" }], end: 4 };

  test("are found by what they read like", () => {
    expect(textPaths(values, " One line folded ")).toEqual([["title"]]);
    expect(textPaths(values, "Same")).toEqual([
      ["cards", 0, "text"],
      ["cards", 1, "text"],
    ]);
    expect(textPaths(values, "4")).toEqual([]);
    expect(textPaths(values, "")).toEqual([]);
    expect(plainText("Kran\u00ADken\u200Bhaus")).toBe("Krankenhaus");
  });

  test("replace one value", () => {
    expect(withText(values, ["cards", 1, "text"], "Other")).toEqual({
      ...values,
      cards: [{ text: "Same" }, { text: "Other" }],
    });
  });
});

describe("what the canvas draws", () => {
  const ids = ["a", "b", "c"];
  const contentOf = (...sections: (typeof full)[keyof typeof full][]) =>
    sections.map(({ kind }, index) => ({ type: kind, props: { id: String(ids[index]) } }));
  const content = contentOf(full.message, full.prose, full.contact);
  const respond = (sections: (typeof full)[keyof typeof full][], skipped: number[]) =>
    ({ ...pageOf(sections), skipped }) as never;

  test("follows the server, and leaves a faulty section as it was", () => {
    const payload = new Payload();
    payload.receive(respond([full.message, full.prose, full.contact], []), content);
    const before = payload.sectionOf("b");
    payload.receive(respond([full.message, full.contact], [1]), content);
    expect(payload.sectionOf("b")).toEqual({ section: before.section, isFaulty: true, isOmitted: false });
    expect(payload.sectionOf("c")).toEqual({ section: full.contact, isFaulty: false, isOmitted: false });
  });

  test("draws the other sections at their places if the site shows nothing for one", () => {
    const payload = new Payload();
    payload.receive(respond([full.message, full.contact], []), content);
    expect(payload.sectionOf("b")).toEqual({ section: null, isFaulty: false, isOmitted: true });
    expect(payload.sectionOf("c").section).toBe(full.contact);
  });

  test("waits for a text that is being edited", () => {
    const payload = new Payload();
    payload.receive(respond([full.message, full.prose, full.contact], []), content);
    payload.freeze("a");
    const changed = [full.findUs, full.prose, full.contact];
    payload.receive(respond(changed, []), contentOf(...changed));
    expect(payload.sectionOf("a").section).toBe(full.message);
    payload.release("a");
    expect(payload.sectionOf("a").section).toBe(full.findUs);
  });
});
