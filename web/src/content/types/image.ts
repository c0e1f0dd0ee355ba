/** A picture by its name in `content/media.ts`, with what it shows for those who do not see it. */
export interface Image {
  readonly name: string;
  /** Empty when the picture only decorates. */
  readonly alt: string;
}
