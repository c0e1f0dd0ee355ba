import { expect, test } from "vitest";
import { pageKey } from "~/app/page-files";
import { groupKey, type SectionGroup, sectionKey } from "~/app/section-groups";
import { findPageFiles } from "~/app/server-pages";
import { KINDS } from "./fixtures/section-props.ts";
import { minimal } from "./fixtures/sections.ts";
import { pageOf, siteDocument } from "./fixtures/site-document.ts";

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

test.each(KINDS)("%s has a component", (kind) => {
  expect(groups[groupKey(kind)]?.modules[sectionKey(kind)]?.default).toBeTypeOf("function");
});

test("every component belongs to a kind", () => {
  const files = Object.values(groups).flatMap(({ modules }) => Object.keys(modules));
  expect(files.sort()).toEqual(KINDS.map(sectionKey).sort());
});
