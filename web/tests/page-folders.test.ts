import { expect, test } from "vitest";
import { NOT_FOUND_KEY, pageKey } from "~/routing/page-folders";
import { findPageModule } from "~/routing/server-pages";

test("a route names its page module as the browser's manifest does", () => {
  expect(pageKey({ name: "privacyPolicy" })).toBe("/src/pages/privacy-policy/page.tsx");
  expect(findPageModule({ name: "contacts" }).key).toBe("src/pages/contacts/page.tsx");
});

test("events and posts share a view", () => {
  expect(pageKey({ name: "event", slug: "a" })).toBe(pageKey({ name: "blog", slug: "b" }));
});

test("every page module says what it is and draws something", () => {
  const { key, module } = findPageModule({ name: "notFound", what: "page" });
  expect(key).toBe(NOT_FOUND_KEY.slice(1));
  expect(module.default).toBeTypeOf("function");
  expect(module.head).toBeTypeOf("function");
});
