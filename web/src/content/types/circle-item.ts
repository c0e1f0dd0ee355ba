/** One reason in the circular 'why choose us' navigator. */
export interface CircleItem {
  readonly title: string;
  readonly desc: string;
}

export type CircleItems = readonly [CircleItem, CircleItem, CircleItem, CircleItem];
