/** The owner's facts that copy may name; the site facts that come with every page satisfy it. */
export interface SiteNames {
  readonly brand: {
    readonly name: string;
    readonly legalName: string;
    readonly founded: number | string;
    readonly headquarters: string;
  };
  readonly contact: {
    readonly email: string;
    readonly privacyEmail: string;
    readonly responseTime: string;
  };
  /** How long the owner keeps enquiries, where the site says so. */
  readonly privacy?: { readonly retentionMonths: number } | null;
}
