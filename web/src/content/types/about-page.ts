import type { Counters } from "./counter";
import type { Image } from "./image";
import type { Seo } from "./seo";

export interface Leader {
  readonly name: string;
  readonly role: string;
  readonly image: Image;
  /** The leader's professional profile. */
  readonly linkedin: string;
}

export interface VisionStatement<Title extends string = string> {
  readonly title: Title;
  readonly text: string;
}

export interface AboutPage {
  readonly seo: Seo;
  readonly story: {
    readonly eyebrow: string;
    readonly heading: "Get To Know Us";
    readonly image: Image;
    readonly paragraphs: readonly [string, ...string[]];
    readonly facts: readonly { readonly label: string; readonly text: string }[];
  };
  readonly workflow: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly description: string;
    readonly loading: "Loading images...";
    /** In place of the film, when none of its frames can be had. */
    readonly unavailable: string;
    readonly closing: "Shaping Smarter Workflows with AI";
  };
  readonly vision: {
    readonly eyebrow: string;
    readonly statements: readonly [
      VisionStatement<"Our Vision">,
      VisionStatement<"Our Approach">,
      VisionStatement<"Commitment to Value">,
    ];
  };
  readonly leadership: {
    readonly eyebrow: string;
    readonly heading: string;
    readonly description: string;
    readonly leaders: readonly [Leader, Leader, Leader, Leader, Leader, Leader, Leader, Leader];
    readonly profileLabel: string;
    readonly previousLabel: string;
    readonly nextLabel: string;
  };
  readonly whoWeAre: {
    readonly heading: "Who We Are";
    readonly description: string;
    readonly counters: Counters;
  };
  readonly banner: {
    readonly heading: "Behind Every Success, There's Us";
    readonly description: string;
    readonly button: { readonly label: "Get Started"; readonly href: "/contacts" };
  };
}
