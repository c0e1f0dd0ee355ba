import type { IconName } from "./icon";
import type { Image } from "./image";
import type { Seo } from "./seo";
import type { IndustrySlug, StoryId } from "./slugs";

/** One of the three numbered sections; the picture's side alternates. */
export interface IndustrySection {
  readonly number: "01" | "02" | "03";
  readonly title: string;
  readonly description: string;
  readonly image: Image;
  readonly imageLeft: boolean;
}

export interface IndustryStoryCard {
  readonly title: string;
  readonly stories: readonly [IndustryStoryLink, ...IndustryStoryLink[]];
}

export interface IndustryStoryLink {
  readonly id: StoryId;
  readonly label: string;
}

/** A small picture that drifts beside the main one; the class names its place. */
export interface FloatingImage {
  readonly className: "top" | "bottom";
  readonly src: Image;
}

export interface IndustryPage {
  readonly slug: IndustrySlug;
  readonly name: string;
  readonly seo: Seo;
  readonly hero: {
    readonly title: string;
    readonly description: string;
    readonly bgImage: Image;
    readonly mainImage: Image;
    readonly floatingImages: readonly [FloatingImage, FloatingImage];
  };
  readonly overview: {
    readonly badgeText: "Industries";
    readonly badgeContentIcon: IconName;
    readonly badgeContentText: string;
    readonly leftImage: Image;
    readonly rightImage: Image;
    readonly rightTitle: string;
    readonly rightDescription: string;
  };
  readonly sections: readonly [IndustrySection, IndustrySection, IndustrySection];
  readonly successStories: {
    readonly introImage: Image;
    readonly cards: readonly [IndustryStoryCard, ...IndustryStoryCard[]];
  };
}
