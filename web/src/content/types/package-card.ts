/** One of the three FAW Xcelerator packages. */
export interface PackageCard<Id extends string = string, Timeline extends string = string> {
  readonly id: Id;
  readonly pillar: string;
  readonly value: string;
  readonly addonTitle: string;
  readonly addonDesc: string;
  readonly timeline: Timeline;
}

export type PackageCards = readonly [
  PackageCard<"01", "6 weeks">,
  PackageCard<"02", "8 weeks">,
  PackageCard<"03", "10 weeks">,
];
