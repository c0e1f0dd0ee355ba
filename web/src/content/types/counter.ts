/** A number that counts up once when it comes into view. */
export interface Counter {
  readonly end: number;
  readonly suffix: "+";
  readonly label: string;
}

export type Counters = readonly [Counter, Counter, Counter, Counter];
