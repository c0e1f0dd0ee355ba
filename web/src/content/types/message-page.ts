import type { Image } from "./image";
import type { Seo } from "./seo";

/** A page that says one thing and offers ways on: the not-found pages. */
export interface MessagePage {
  readonly seo: Seo;
  readonly image: Image;
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly links: readonly [
    { readonly label: string; readonly href: string },
    ...{ readonly label: string; readonly href: string }[],
  ];
}
