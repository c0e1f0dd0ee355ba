import type { FieldEvent, FieldTag, FoundError } from "~/core/reconcile/field-messages";

export interface FieldState {
  /** True while the field is drawn; otherwise its picture is shown. */
  readonly isDrawn: boolean;
  readonly hasEnded: boolean;
  readonly explained: number;
  readonly plays: boolean;
  readonly isPaused: boolean;
  /** True while no cent is unexplained. */
  readonly isSettled: boolean;
  /** The middle of the last explained cause, on the canvas. */
  readonly cause: { readonly x: number; readonly y: number };
  /** The amount that is not explained yet, as it runs. */
  readonly amount: string | null;
  readonly compared: { readonly lines: string; readonly milliseconds: number } | null;
  readonly columns: number;
  /** The position of the slider. The text about the column is updated later, by the field. */
  readonly column: number;
  readonly department: number;
  readonly found: { readonly error: FoundError; readonly tag: FieldTag } | "exhausted" | null;
}

export const AT_REST: FieldState = {
  isDrawn: false,
  hasEnded: false,
  explained: 0,
  plays: false,
  isPaused: false,
  isSettled: false,
  cause: { x: 0, y: 0 },
  amount: null,
  compared: null,
  columns: 1,
  column: 0,
  department: 1,
  found: null,
};

/** The field's events and the view's own actions. */
type FieldAction =
  | FieldEvent
  | { readonly kind: "picked"; readonly column: number }
  | { readonly kind: "left" };

export function reduceField(state: FieldState, action: FieldAction): FieldState {
  switch (action.kind) {
    case "compared": {
      const { lines, milliseconds } = action;
      return { ...state, compared: { lines, milliseconds } };
    }
    case "columns":
      return { ...state, columns: action.columns };
    case "picked":
      return { ...state, column: action.column };
    case "chosen": {
      const { column, department } = action;
      return { ...state, column, department };
    }
    case "exhausted":
      return { ...state, found: "exhausted" };
    case "planted":
      return { ...state, found: null };
    case "found": {
      const { found, tag } = action;
      return { ...state, found: { error: found, tag } };
    }
    case "moved": {
      const { explained, plays, isPaused, isSettled, x, y } = action;
      // A found error stays until the field plays or steps back; scrolling a little further does not clear it.
      const goesOn = plays || explained < state.explained;
      const found = goesOn ? null : state.found;
      return { ...state, explained, plays, isPaused, isSettled, cause: { x, y }, found };
    }
    case "amount":
      return { ...state, amount: action.text };
    case "drawn":
      return { ...state, isDrawn: action.isDrawn };
    case "ended":
      return { ...AT_REST, hasEnded: true };
    case "left":
      return AT_REST;
  }
}
