import { CAREER, HUB, type Shell } from "~/generated/contract";
import { tabLabel, tabOfQuery } from "~/page/insights-tab";
import { fillWith } from "~/ui/text/fill";

type Address = Pick<URL, "pathname" | "search">;

/** Returns the loading message of a page whose data comes from the store; null for any other page. */
export function loadingText({ pathname, search }: Address, { hints, menus, words }: Shell): string | null {
  if (pathname === CAREER) return words.loading.jobs;
  const route = hints.routes[`${pathname.slice(0, pathname.lastIndexOf("/"))}/*`];
  if (route === "event" || route === "blog") return words.loading.item;
  if (pathname !== HUB) return null;
  const label = tabLabel(menus.dropdowns, tabOfQuery(search) ?? hints.tab);
  return label ? fillWith(words.loading.list, { label }) : null;
}
