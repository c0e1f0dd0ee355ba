import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageKey } from "~/app/page-files";
import { sectionKey } from "~/app/section-groups";
import { groupKeys } from "~/app/section-modules";
import { findPageFiles } from "~/app/server-pages";
import type { SectionModule } from "~/page/section-module";
import { minimal } from "./fixtures/sections.ts";
import { pageOf, siteDocument } from "./fixtures/site-document.ts";

const groups = import.meta.glob<{ readonly modules: Readonly<Record<string, SectionModule<never>>> }>(
  "/src/app/section-groups/*.ts",
  { eager: true },
);

test("a page with a module of its own names it as the browser's manifest does", () => {
  const { page } = siteDocument({ name: "landing", token: "fair" }, "/fair", null);
  expect(findPageFiles(page).keys).toEqual(["src/features/landing/landing-page.tsx"]);
  expect(pageKey("event")).toBe(pageKey("blog"));
  expect(pageKey("contacts")).toBeNull();
});

test("a page of sections names each group of them once", () => {
  const { page } = pageOf([minimal.contact, minimal.findUs, minimal.contact, minimal.message]);
  expect(findPageFiles(page).keys).toEqual([
    "src/app/section-groups/contact.ts",
    "src/app/section-groups/reading.ts",
  ]);
});

test("every section has a file, and its group holds it", () => {
  const files = readdirSync(join(import.meta.dirname, "../src/sections")).filter((name) =>
    name.endsWith(".tsx"),
  );
  expect(
    Object.values(minimal)
      .map(({ kind }) => sectionKey(kind))
      .sort(),
  ).toEqual(files.map((file) => `/src/sections/${file}`).sort());
  for (const section of Object.values(minimal)) {
    const [group = ""] = groupKeys(pageOf([section]).page.document);
    const key = sectionKey(section.kind);
    expect(groups[group]?.modules[key]?.default, `${group} does not list ${key}`).toBeTypeOf("function");
  }
});
