import type { Route } from "~/core/contract";

type RouteName = Route["name"];

/** The folder in `src/pages` whose `page.tsx` draws a route. Two routes may share a view. */
const PAGE_FOLDERS: Record<RouteName, string> = {
  home: "home",
  about: "about",
  contacts: "contacts",
  career: "career",
  job: "job",
  insights: "insights",
  event: "insight-detail",
  blog: "insight-detail",
  story: "story",
  service: "service",
  product: "product",
  industry: "industry",
  privacyPolicy: "privacy-policy",
  accessibility: "accessibility",
  search: "search",
  landing: "landing",
  landingBook: "landing-book",
  landingContact: "landing-contact",
  booking: "booking",
  notFound: "not-found",
};

/** The page module of a route, as Vite's manifest names it (without the leading slash) and as the glob does. */
export function pageKey(route: Route): string {
  return `/src/pages/${PAGE_FOLDERS[route.name]}/page.tsx`;
}

export const NOT_FOUND_KEY = `/src/pages/${PAGE_FOLDERS.notFound}/page.tsx`;
