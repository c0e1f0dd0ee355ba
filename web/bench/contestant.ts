/** The values of a filled-in form. */
export interface FilledForm {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly service: string;
  readonly description: string;
  readonly privacy: boolean;
}

/** An implementation of the compared operations. It omits those that it does not support. */
export interface Contestant {
  /** Loads a form. Returns a function that validates it and returns the invalid fields. */
  readonly form?: (filled: FilledForm) => () => readonly string[];
  /** Handles a keystroke in the name: returns the text that the field keeps. */
  readonly nameKey?: (text: string) => string;
  /** Handles a keystroke in the phone: returns the text that the field shows. */
  readonly phoneKey?: (text: string) => string;
  /** Returns the whole state as React reads it. */
  readonly snapshot?: () => object;
}

export const LIMITS = { fullName: 120, email: 254, company: 160, service: 120, description: 5000 } as const;
