import type { ComponentType } from "react";
import type { LandingMachines } from "~/generated/contract";
import type { Head } from "./head";
import type { SectionModules } from "./section-module";
import type { SiteDocument } from "./site-document";

/** The exports of `src/features/<feature>/<name>-page.tsx`. */
export interface PageModule {
  /** The page's view, as the default export. */
  readonly default: ComponentType<PageProps<never, never>>;
  head(document: PageProps<never, never>): Head;
}

/** The page with its section modules, if it consists of sections. */
export interface PageProps<Data = unknown, Machines = LandingMachines | null>
  extends SiteDocument<Data, Machines> {
  readonly sections?: SectionModules | undefined;
}
