import type { Image } from "./image";
import type { Seo } from "./seo";
import type { IndustrySlug, ServiceRoute, StoryId } from "./slugs";

/** A client engagement, told without the client's name. */
export interface StoryPage {
  readonly id: StoryId;
  /** A short name for cards and 'next story'. */
  readonly label: string;
  readonly summary: string;
  readonly seo: Seo;
  readonly heroTitle: string;
  readonly heroImage: Image;
  readonly industry: IndustrySlug;
  readonly service: { readonly label: string; readonly route: ServiceRoute };
  /** Paragraphs. */
  readonly businessChallenge: readonly [string, ...string[]];
  /** Paragraphs. */
  readonly achievements: readonly [string, ...string[]];
  readonly results: readonly [string, string, string, string, ...string[]];
  readonly next: StoryId;
}
