/** One page as the site search sees it. */
export interface SearchDoc {
  readonly path: string;
  readonly title: string;
  readonly kind: "service" | "industry" | "product" | "story" | "page";
  readonly headings: readonly string[];
  readonly text: string;
}
