import type { Seo } from "./seo";
import type { TextBlocks } from "./text-block";

export interface PrivacySection<Id extends string = string> {
  /** The fragment that links and the side table of contents use. */
  readonly id: Id;
  readonly title: string;
  readonly body: TextBlocks;
}

export interface PrivacyPage {
  readonly seo: Seo;
  readonly title: "Privacy & Cookie Policy";
  readonly intro: string;
  readonly lastUpdated: { readonly label: string; readonly text: "01.06.2025"; readonly iso: "2025-06-01" };
  readonly contentsLabel: string;
  readonly sections: readonly [
    PrivacySection<"introduction">,
    PrivacySection<"information-collect">,
    PrivacySection<"use-info">,
    PrivacySection<"share-info">,
    PrivacySection<"data-security">,
    PrivacySection<"data-retention">,
    PrivacySection<"your-rights">,
    PrivacySection<"international-transfer">,
    PrivacySection<"third-party">,
    PrivacySection<"updates">,
    PrivacySection<"contact">,
  ];
}
