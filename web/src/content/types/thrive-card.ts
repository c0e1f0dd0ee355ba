import type { IconName } from "./icon";

/** One card of 'How We Help' on a service page, or of 'How … Helps Enterprises Thrive' on a product page. */
export interface ThriveCard {
  readonly id: string;
  readonly title: string;
  readonly desc: string;
  readonly icon: IconName;
}

export type ThriveCards = readonly [ThriveCard, ThriveCard, ThriveCard, ThriveCard];
