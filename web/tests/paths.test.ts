import { expect, test } from "vitest";
import type { Route } from "~/core/contract";
import { loadingText } from "~/features/shell/loading-text";
import { tabHref } from "~/page/insights-tab";
import { loading } from "~/page/loading";
import { SEARCH } from "~/page/paths";
import { readVectorFolder } from "./fixtures/vector-folder.ts";

interface Vector {
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly expect:
    | { readonly kind: "page"; readonly route: Route; readonly path: string }
    | { readonly kind: "redirect" };
}

// The core's vectors of addresses: views name some paths before the core is there.

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

test.each(pages)("$name: its note while it loads", ({ path, query, route }) => {
  expect(loadingText({ pathname: path, search: query }, dropdowns)).toBe(noteOf(route));
});

test("the search's path is the core's", () => {
  expect(pages.filter(({ route }) => route.name === "search").map(({ path }) => path)).toContain(SEARCH);
});
