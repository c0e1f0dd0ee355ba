import type { Sections } from "~/page/section-data";

export interface CardListProps {
  /** The id of the section. */
  readonly id: string;
  readonly section: Sections["cards"];
}
