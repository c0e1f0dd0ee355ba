import type { PreloadImage } from "~/ui/pictures/preload-picture";
import type { SiteDocument } from "./site-document";

/** The metadata of a page for search engines, shared links and the browser tab. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly robots: string | null;
  readonly ogType: string;
  /** The picture on the share image: the name of one of the site's own pictures, or the address of an editor's file. */
  readonly sharePicture: string | null;
  readonly preloadImages: readonly PreloadImage[];
}

/**
 * Creates a page's head; missing values are derived from its address. A not-found page is excluded from search engines.
 */
export function createHead(
  { shell, page }: SiteDocument,
  own: Pick<Head, "title" | "description"> & Partial<Head>,
): Head {
  const found = page.status < 400 || page.status === 422;
  return {
    canonical: found ? shell.origin + page.path : null,
    robots: found ? null : "noindex",
    ogType: "website",
    sharePicture: null,
    preloadImages: [],
    ...own,
  };
}
