import type { Image } from "./image";
import type { ServiceRoute } from "./slugs";

/** The fixed first entry of 'Our Other Services'. */
export interface StaticServiceCard {
  readonly type: "static";
  readonly title: "Acclimate — Strategizing and Designing";
  readonly hasImage: true;
  readonly image: Image;
}

/** A card that leads to a sibling service. */
export interface CarouselServiceCard {
  readonly type: "carousel";
  readonly title: string;
  readonly category: "Blog" | "Event" | "News";
  readonly subtitle: "AI Services" | "Cloud Services";
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The date as it is shown: 18 Sept 2025. */
  readonly dateLabel: string;
  readonly route: ServiceRoute;
  readonly hasImage: false;
}

/**
 * What the carousel holds. Three are visible and the moving window skips the first entry, so fewer than
 * four siblings would leave nothing to move.
 */
export type ServiceCards = readonly [
  StaticServiceCard,
  CarouselServiceCard,
  CarouselServiceCard,
  CarouselServiceCard,
  CarouselServiceCard,
  ...CarouselServiceCard[],
];
