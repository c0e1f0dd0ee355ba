import type { SiteDocument } from "./site-document";

export interface PreloadImage {
  readonly href?: string;
  readonly imagesrcset?: string;
  readonly imagesizes?: string;
  readonly type?: string;
  readonly media?: string;
}

/** What a page says of itself to search engines, shared links and the browser's tab. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly robots: string | null;
  readonly ogType: string;
  /** A share image that stands by itself; null leaves it to the server to draw one. */
  readonly ogImage: string | null;
  /** The picture in `content/media.ts` that the drawn share image shows. */
  readonly sharePicture: string | null;
  readonly jsonLd: readonly object[];
  readonly preloadImages: readonly PreloadImage[];
}

/** A page's head: what it does not say follows from its address. A page that was not found stays out of every index. */
export function createHead(
  { shell, page }: SiteDocument,
  own: Pick<Head, "title" | "description"> & Partial<Head>,
): Head {
  const found = page.status < 400 || page.status === 422;
  return {
    canonical: found ? shell.origin + page.path : null,
    robots: found ? null : "noindex",
    ogType: "website",
    ogImage: null,
    sharePicture: null,
    jsonLd: [],
    preloadImages: [],
    ...own,
  };
}
