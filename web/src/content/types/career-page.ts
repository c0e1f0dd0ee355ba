import type { JobLocationId } from "~/core/contract";
import type { IconName } from "./icon";
import type { Image } from "./image";
import type { Seo } from "./seo";

export interface CareerPage {
  readonly seo: Seo;
  readonly hero: {
    readonly eyebrow: string;
    readonly title: string;
    readonly description: string;
    readonly buttonText: "View Careers";
  };
  readonly life: {
    readonly image: Image;
    readonly eyebrow: string;
    readonly heading: string;
    readonly description: string;
    readonly cards: readonly { readonly title: string; readonly desc: string; readonly icon: IconName }[];
  };
  readonly openings: {
    readonly heading: "Current Openings";
    readonly description: string;
    readonly searchLabel: string;
    readonly searchPlaceholder: "Search Position";
    readonly clearLabel: string;
    /** Sends the search where scripts do not run. */
    readonly submitLabel: string;
    readonly locationLabel: string;
    readonly chips: readonly { readonly id: JobLocationId; readonly label: string }[];
    readonly departments: {
      readonly engineering: "Engineering";
      readonly marketing: "Marketing";
      readonly oracle: "Oracle";
      readonly others: "Other Departments";
    };
    readonly experienceLabel: string;
    readonly locationsLabel: string;
    readonly openLabel: string;
    /** The openings could not be had. */
    readonly failed: "No data found";
    readonly noHits: string;
    readonly none: string;
  };
  readonly job: {
    readonly back: string;
    readonly facts: {
      readonly department: string;
      readonly employment: string;
      readonly posted: string;
      readonly closes: string;
    };
    readonly about: string;
    readonly responsibilities: string;
    readonly requirements: string;
    readonly apply: string;
    readonly applyText: string;
    readonly closedTitle: string;
    readonly closedText: string;
  };
}
