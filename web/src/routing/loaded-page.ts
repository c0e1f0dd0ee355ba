import type { Head } from "~/document/head";
import type { PageModule } from "~/document/page-module";
import type { PageCopy, PageData, ShellData } from "~/document/site-document";

/** The module that draws a page, and what it says where that is a file of its own. */
export interface PageFiles {
  readonly module: PageModule;
  readonly copy?: PageCopy | undefined;
}

/** What the one route of the router loads: a page's data together with what draws it. */
export interface LoadedPage extends PageFiles {
  readonly page: PageData;
}

/** The router has a single route, since the route table is the core's. */
export const ROUTE_ID = "page";

/** The head of a loaded page. A module only ever gets the data that the server made for its own route. */
export function headOf(shell: ShellData, { page, module, copy }: LoadedPage): Head {
  return module.head({ shell, page, copy } as never);
}
