import { expect, test } from "vitest";
import type { Route } from "~/core/contract";
import { ALL } from "~/features/careers/filter-form";
import { words } from "~/features/contact/words";
import { loadingText } from "~/features/shell/loading-text";
import { tabHref } from "~/page/insights-tab";
import { loading } from "~/page/loading";
import { SEARCH } from "~/page/paths";
import { core, first } from "./fixtures/machines.ts";
import { readVectorFolder } from "./fixtures/vector-folder.ts";

interface Vector {
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly expect:
    | { readonly kind: "page"; readonly route: Route; readonly path: string }
    | { readonly kind: "redirect" };
}

// Texts and constants that views need without the core must equal the core's.

const { cases } = readVectorFolder().files["site_resolve.json"] as { readonly cases: readonly Vector[] };
const pages = cases.flatMap(({ name, path, query, expect: found }) =>
  found.kind === "page" && found.path === path ? [{ name, path, query, route: found.route }] : [],
);

const items = (["events", "news", "blog"] as const).map((tab) => ({
  label: tab,
  href: tabHref(tab),
  line: null,
}));
const dropdowns = [{ id: "insights", label: "Insights", section: null, wide: false, items }];

function noteOf(route: Route): string | null {
  if (route.name === "career") return loading.jobs;
  if (route.name === "event" || route.name === "blog") return loading.detail;
  return route.name === "insights" ? `Loading ${route.tab}...` : null;
}

test.each(pages)("$name has the core's loading message", ({ path, query, route }) => {
  expect(loadingText({ pathname: path, search: query }, dropdowns)).toBe(noteOf(route));
});

test("the path of the search equals the core's", () => {
  expect(pages.filter(({ route }) => route.name === "search").map(({ path }) => path)).toContain(SEARCH);
});

test("the chip for all openings has the core's id", () => {
  expect(first(new core.JobFilter([], "")).location).toBe(ALL.id);
});

test("the texts of a form without a machine equal the core's", () => {
  const form = core.Form.eventContact("US");
  form.input("fullName", "Ada Lovelace", 12, false);
  form.input("email", "ada@example.org", 15, false);
  form.input("phone", "+17045550142", 12, false);
  form.setPrivacy(true);
  const send = (settle: () => void) => {
    expect(form.submit()).toBe(0);
    settle();
    return form.snapshot().submission;
  };
  expect(send(() => form.failed(500)).message).toBe(words.failed);
  expect(send(() => form.succeeded("L-1"))).toMatchObject({ message: words.sent, buttonLabel: words.submit });
  form.free();
});
