import type { PageModule } from "~/document/page-module";
import type { PageData } from "~/document/site-document";

/** What the one route of the router loads: a page's data together with the module that draws it. */
export interface LoadedPage {
  readonly page: PageData;
  readonly module: PageModule;
}

/** The router has a single route, since the route table is the core's. */
export const ROUTE_ID = "page";
