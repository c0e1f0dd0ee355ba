import type { Shell } from "~/generated/contract";
import type { Head } from "~/page/head";
import type { PageModule } from "~/page/page-module";
import type { SectionModules } from "~/page/section-module";
import type { PageData } from "~/page/site-document";

/** The modules of a page and its sections. */
export interface PageFiles {
  readonly module: PageModule;
  readonly sections?: SectionModules | undefined;
}

/** The data of a page with the modules that render it: the loader data of the router's only route. */
export interface LoadedPage extends PageFiles {
  readonly page: PageData;
}

/** The router has a single route, since the server resolves addresses. */
export const ROUTE_ID = "page";

/** Returns the head of a loaded page. A module only receives data of its route. */
export function headOf(shell: Shell, { page, module, sections }: LoadedPage): Head {
  return module.head({ shell, page, sections } as never);
}
