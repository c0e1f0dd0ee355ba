/** What a search engine and a shared link show. */
export interface Seo {
  /** The whole document title, brand included: at most 60 characters, unique on the site. */
  readonly title: string;
  /** 120 to 160 characters, unique on the site. */
  readonly description: string;
}
