import type { IconName } from "./icon";

/** One legacy platform that the firm has moved clients away from. */
export interface MigrationBox<Title extends string = string> {
  readonly title: Title;
  readonly desc: string;
  readonly icon: IconName;
}

/** The five platforms, in the order in which every cloud page shows them. */
export type MigrationBoxes = readonly [
  MigrationBox<"NaviLine">,
  MigrationBox<"Infor">,
  MigrationBox<"Tyler One World">,
  MigrationBox<"PeopleSoft">,
  MigrationBox<"JD Edwards">,
];
