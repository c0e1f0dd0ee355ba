import type { CircleItems } from "./circle-item";
import type { Image } from "./image";
import type { MigrationBoxes } from "./migration-box";
import type { PackageCards } from "./package-card";
import type { ServicePillars } from "./pillar";
import type { Seo } from "./seo";
import type { ServiceCards } from "./service-card";
import type { AiServiceSlug, CloudServiceSlug } from "./slugs";
import type { ThriveCards } from "./thrive-card";

/** Which sections a service page shows. */
export interface SectionSwitches {
  readonly hero: boolean;
  readonly impact: boolean;
  readonly pillars: boolean;
  readonly circle: boolean;
  readonly migration: boolean;
  readonly delivery: boolean;
  readonly thrive: boolean;
  readonly packages: boolean;
  readonly services: boolean;
}

interface ServicePageBase {
  /** The name in menus, breadcrumbs, structured data and the contact form's service field. */
  readonly name: string;
  readonly seo: Seo;
  readonly image: Image;
  readonly hero: {
    readonly tag: string;
    readonly title: string;
    readonly buttonText: "Request a Consultation";
  };
  readonly impact: { readonly heading: string; readonly text: string };
  readonly pillarsHeading: string;
  readonly pillars: ServicePillars;
  readonly circle: CircleItems;
  readonly thrive: ThriveCards;
  readonly services: ServiceCards;
  readonly sections: SectionSwitches;
}

export interface AiServicePage extends ServicePageBase {
  readonly family: "ai-services";
  readonly slug: AiServiceSlug;
  readonly sections: SectionSwitches & {
    readonly migration: false;
    readonly delivery: false;
    readonly packages: false;
  };
}

export interface CloudServicePage extends ServicePageBase {
  readonly family: "cloud-services";
  readonly slug: Exclude<CloudServiceSlug, "faw-xcelerator">;
  readonly migration: MigrationBoxes;
  readonly sections: SectionSwitches & {
    readonly migration: true;
    readonly delivery: true;
    readonly packages: false;
  };
}

export interface FawServicePage extends ServicePageBase {
  readonly family: "cloud-services";
  readonly slug: "faw-xcelerator";
  readonly migration: MigrationBoxes;
  readonly packages: PackageCards;
  readonly sections: SectionSwitches & {
    readonly migration: true;
    readonly delivery: true;
    readonly packages: true;
  };
}

export type ServicePage = AiServicePage | CloudServicePage | FawServicePage;
