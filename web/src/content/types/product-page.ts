import type { Image } from "./image";
import type { Pillar } from "./pillar";
import type { Seo } from "./seo";
import type { ProductSlug } from "./slugs";
import type { ThriveCards } from "./thrive-card";

export interface KeyBenefit {
  readonly title: string;
  readonly subtitle: string;
}

export interface ProductPage {
  readonly slug: ProductSlug;
  readonly name: "GovCubes" | "Cadeo" | "CORX";
  readonly seo: Seo;
  readonly image: Image;
  readonly hero: { readonly title: string; readonly subtitle: string; readonly buttonText: "REQUEST A DEMO" };
  readonly about: {
    readonly badge: string;
    readonly heading: string;
    readonly description: string;
    readonly highlight: string;
  };
  readonly keyBenefits: {
    readonly title: string;
    readonly description: string;
    readonly cards: readonly [KeyBenefit, KeyBenefit, KeyBenefit, KeyBenefit, KeyBenefit];
  };
  readonly transforms: {
    readonly title: string;
    readonly pillars: readonly [Pillar, Pillar, Pillar, Pillar, ...Pillar[]];
  };
  readonly thrive: { readonly title: string; readonly cards: ThriveCards };
  /** The words of the link to the product's own site, for products that have one. */
  readonly siteLinkText?: string;
}
