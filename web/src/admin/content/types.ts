import type { JsonObject } from "./schema-form/json";

export type DocumentKind =
  | "event"
  | "news"
  | "blog"
  | "job"
  | "landing"
  | "page"
  | "list"
  | "menus"
  | "redirects";

export type DocumentState = "published" | "changed" | "scheduled" | "draft" | "ended";

export interface Plan {
  readonly action: "publish" | "unpublish";
  readonly at: number;
  readonly by: string;
  /** Why it could not be carried out. */
  readonly failure: string | null;
}

export interface DocumentRow {
  readonly id: string;
  /** As the command line prints it: `pages/about`. */
  readonly name: string;
  readonly kind: DocumentKind;
  readonly title: string;
  /** The public address. */
  readonly path: string | null;
  readonly state: DocumentState;
  readonly updatedAt: number;
  readonly updatedBy: string;
  readonly plan: Plan | null;
  readonly hasDraft: boolean;
}

export interface Fault {
  /** Leads into the values. `["text"]` with a line is the Markdown. */
  readonly path: readonly (string | number)[];
  readonly line: number | null;
  readonly message: string;
  readonly warning: boolean;
}

interface Version {
  readonly values: JsonObject;
  readonly text: string;
  readonly updatedAt: number;
  readonly updatedBy: string;
}

export interface Other {
  readonly email: string;
  readonly since: number;
}

export interface WholeDocument extends DocumentRow {
  readonly schema: string;
  readonly hasText: boolean;
  readonly published: (Version & { readonly revision: number }) | null;
  readonly draft: (Version & { readonly version: number; readonly baseRevision: number }) | null;
  readonly faults: readonly Fault[];
  readonly others: readonly Other[];
  readonly timeZone: string;
}

interface PictureChoice {
  readonly name: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface MediaChoice {
  readonly path: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
}

/** What fields can name: pages, pictures and so on. */
export interface Choices {
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  readonly icons: readonly string[];
  readonly pictures: readonly PictureChoice[];
  readonly videos: readonly { readonly name: string; readonly url: string }[];
  readonly media: readonly MediaChoice[];
  readonly related: readonly { readonly name: string; readonly title: string }[];
}
