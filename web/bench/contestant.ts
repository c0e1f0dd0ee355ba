/** What a visitor has filled in. */
export interface FilledForm {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly service: string;
  readonly description: string;
  readonly privacy: boolean;
}

/** The same work, done by somebody. What one cannot do is left out. */
export interface Contestant {
  /** Takes a form in; the answer validates it, as often as it is called, and names the fields that are wrong. */
  readonly form?: (filled: FilledForm) => () => readonly string[];
  /** A key in the name: what the field keeps of the text. */
  readonly nameKey?: (text: string) => string;
  /** A key in the phone: what the field shows for the text. */
  readonly phoneKey?: (text: string) => string;
  /** The whole state as React reads it. */
  readonly snapshot?: () => object;
}

export const LIMITS = { fullName: 120, email: 254, company: 160, service: 120, description: 5000 } as const;
