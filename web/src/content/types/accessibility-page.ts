import type { Seo } from "./seo";
import type { TextBlocks } from "./text-block";

export interface AccessibilityPage {
  readonly seo: Seo;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly body: TextBlocks;
  }[];
}
