import type { LandingMachines, PageBody, PagePayload, Shell } from "~/generated/contract";

/** A page with the data of its view, as the server sends it. */
export interface PageData<Data = unknown, Machines = LandingMachines | null>
  extends Omit<PagePayload, "data" | "machines"> {
  readonly data: Data;
  readonly machines: Machines;
  /** True for a cached copy, if a newer one could not be loaded. */
  readonly stale?: boolean;
}

/** A page that consists of sections. */
export type DocumentPageData = PageData & { readonly document: PageBody };

/** All data that a page is rendered from; the server embeds it in the page for hydration. */
export interface SiteDocument<Data = unknown, Machines = LandingMachines | null> {
  readonly shell: Shell;
  readonly page: PageData<Data, Machines>;
}
