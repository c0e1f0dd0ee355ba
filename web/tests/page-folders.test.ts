import { expect, test } from "vitest";
import { NOT_FOUND_KEY, pageKey } from "~/routing/page-folders";
import { findPageFiles } from "~/routing/server-pages";

test("a route names its page module as the browser's manifest does", () => {
  expect(pageKey({ name: "privacyPolicy" })).toBe("/src/pages/privacy-policy/page.tsx");
  expect(findPageFiles({ name: "contacts" }).keys).toEqual(["src/pages/contacts/page.tsx"]);
});

test("a service brings its own copy, and names the file in which the browser finds it", () => {
  const { keys, copy } = findPageFiles({ name: "service", family: "ai-services", slug: "machine-learning" });
  expect(keys).toEqual(["src/pages/service/page.tsx", "src/content/services/machine-learning.ts"]);
  expect(copy?.slug).toBe("machine-learning");
});

test("events and posts share a view", () => {
  expect(pageKey({ name: "event", slug: "a" })).toBe(pageKey({ name: "blog", slug: "b" }));
});

test("every page module says what it is and draws something", () => {
  const { keys, module } = findPageFiles({ name: "notFound", what: "page" });
  expect(keys).toEqual([NOT_FOUND_KEY.slice(1)]);
  expect(module.default).toBeTypeOf("function");
  expect(module.head).toBeTypeOf("function");
});
