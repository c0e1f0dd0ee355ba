import type { Image, ImageFile } from "~/generated/contract";

/** A picture of the content: one of the site's own pictures, or an editor's file. */
export type SiteImage = Image & {
  /** The editor's file, which is used instead of the name. */
  readonly file?: ImageFile | null;
};
