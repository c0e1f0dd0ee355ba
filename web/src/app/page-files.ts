import type { Route } from "~/core/contract";

/** The file in `src/features` of each route with its own module. Routes may share a module. */
const PAGE_FILES: Partial<Record<Route["name"], string>> = {
  job: "careers/job-page",
  event: "insights/detail-page",
  blog: "insights/detail-page",
  landing: "landing/landing-page",
  landingBook: "booking/book-page",
  landingContact: "landing/contact-page",
  booking: "booking/manage-page",
};

/**
 * Returns the page module of a route, as named in Vite's manifest (without the leading slash) and in the glob; null for
 * a page that consists of sections.
 */
export function pageKey(name: Route["name"]): string | null {
  const file = PAGE_FILES[name];
  return file === undefined ? null : `/src/features/${file}.tsx`;
}
