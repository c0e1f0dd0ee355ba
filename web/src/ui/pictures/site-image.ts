import type { Image } from "~/generated/contract";

/** A picture of the content: one of the site's own by its name, or an editor's file. */
export type SiteImage = Image & {
  /** The editor's file; the name alone says nothing then. */
  readonly file?: ImageFile | null;
};

interface ImageFile {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}
