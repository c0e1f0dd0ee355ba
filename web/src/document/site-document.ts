import type { ServicePage } from "~/content/types/service-page";
import type { DropdownId, Menus, Route } from "~/core/contract";

/** The public part of site.toml. */
export interface SiteFacts {
  readonly brand: {
    readonly name: string;
    readonly legalName: string;
    readonly apiName: string;
    readonly founded: number;
    readonly headquarters: string;
  };
  readonly contact: { readonly email: string; readonly privacyEmail: string; readonly responseTime: string };
  readonly offices: readonly Office[];
  readonly social: readonly SocialLink[];
  readonly products: { readonly corxUrl: string };
  readonly careers: { readonly provider: boolean };
}

export interface Office {
  readonly id: string;
  readonly labels: { readonly home: string; readonly footer: string; readonly contact: string };
  readonly address: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly flag: "us" | "in" | "ae";
}

export interface SocialLink {
  readonly network: "facebook" | "instagram" | "x" | "linkedin";
  readonly url: string;
}

/** What every page shows around its own content. */
export interface ShellData {
  readonly site: SiteFacts;
  readonly menus: Menus;
  readonly year: number;
  /** The event landing that is current, if there is one. */
  readonly landing: { readonly token: string; readonly name: string } | null;
  /** Scheme, host and port under which the site is published. */
  readonly origin: string;
}

export interface PageData<Data = unknown, Machines = unknown> {
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly status: number;
  readonly route: Route;
  /** Where it stands in the menus: the highlighted heading of the bar, the highlighted group of the slide-in menu. */
  readonly section: { readonly heading: DropdownId | null; readonly group: DropdownId | null };
  readonly data: Data;
  /** What the machines of the views begin with. */
  readonly machines: Machines;
  readonly version: string;
  /** The last copy that the browser has: a newer one could not be had. */
  readonly stale?: boolean;
}

/** What a page says, where that is a file of its own rather than a part of its module. */
export type PageCopy = ServicePage;

/** What the server hands to the renderer, and embeds in the page for hydration. */
export interface SiteDocument<Data = unknown, Machines = unknown> {
  readonly shell: ShellData;
  readonly page: PageData<Data, Machines>;
  readonly copy?: PageCopy | undefined;
}
