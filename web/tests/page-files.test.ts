import { expect, test } from "vitest";
import { pageKey } from "~/app/page-files";
import { groupKey, type SectionGroup, sectionKey } from "~/app/section-groups";
import { findPageFiles } from "~/app/server-pages";
import { KINDS, looksOf } from "./fixtures/section-props.ts";
import { minimal } from "./fixtures/sections.ts";
import { pageOf, siteDocument } from "./fixtures/site-document.ts";

/** The names of all views. */
const VIEWS = KINDS.flatMap((kind) => {
  const looks = looksOf(kind).map((look) => `${kind}:${look}`);
  return looks.length > 0 ? looks : [kind];
});

const groups = import.meta.glob<SectionGroup>("/src/sections/*.ts", { eager: true });

test("a page with its own module has the module's key in the browser's manifest", () => {
  const { page } = siteDocument({ name: "landing", token: "fair" }, "/fair", null);
  expect(findPageFiles(page).keys).toEqual(["src/features/landing/landing-page.tsx"]);
  expect(pageKey("event")).toBe(pageKey("blog"));
  expect(pageKey("contacts")).toBeNull();
});

test("a page of sections has the key of each group once", () => {
  const { page } = pageOf([minimal.contact, minimal.findUs, minimal.contact, minimal.message]);
  expect(findPageFiles(page).keys).toEqual(["src/sections/contact.ts", "src/sections/reading.ts"]);
});

test.each(VIEWS)("%s has a component", (view) => {
  expect(groups[groupKey(view)]?.modules[sectionKey(view)]?.default).toBeTypeOf("function");
});

test("every component belongs to a view", () => {
  const files = Object.values(groups).flatMap(({ modules }) => Object.keys(modules));
  expect(files.sort()).toEqual([...new Set(VIEWS.map(sectionKey))].sort());
});
