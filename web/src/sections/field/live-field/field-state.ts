import type { FieldEvent, FoundError } from "~/core/reconcile/field-messages";

/** The view's state of the field. */
export interface FieldState {
  /** The field is drawn; until then, and after it has ended, its picture stands there. */
  readonly isDrawn: boolean;
  readonly hasEnded: boolean;
  readonly explained: number;
  readonly plays: boolean;
  readonly isPaused: boolean;
  readonly compared: { readonly lines: string; readonly milliseconds: number } | null;
  readonly columns: number;
  /** The slider's own place, which the field's word on it follows. */
  readonly column: number;
  readonly chosen: { readonly department: number; readonly count: number } | null;
  readonly found: FoundError | "exhausted" | null;
}

export const AT_REST: FieldState = {
  isDrawn: false,
  hasEnded: false,
  explained: 0,
  plays: false,
  isPaused: false,
  compared: null,
  columns: 1,
  column: 0,
  chosen: null,
  found: null,
};

/** Actions of the view itself, besides the field's events. */
type FieldAction =
  | FieldEvent
  | { readonly kind: "pressed"; readonly isPaused: boolean }
  | { readonly kind: "picked"; readonly column: number }
  | { readonly kind: "left" };

/** The reducer of the view's state. */
export function reduceField(state: FieldState, action: FieldAction): FieldState {
  switch (action.kind) {
    case "compared": {
      const { lines, milliseconds, found } = action;
      return { ...state, compared: { lines, milliseconds }, found };
    }
    case "columns":
      return { ...state, columns: action.columns };
    case "picked":
      return { ...state, column: action.column };
    case "chosen": {
      const { column, department, count } = action;
      return { ...state, column, chosen: { department, count } };
    }
    case "exhausted":
      return { ...state, found: "exhausted" };
    case "moved": {
      const { explained, plays } = action;
      // What was found stays until the visitor goes on: scrolling a little further is not that.
      const goesOn = plays || explained < state.explained;
      return { ...state, explained, plays, found: goesOn ? null : state.found };
    }
    case "drawn":
      return { ...state, isDrawn: action.isDrawn };
    case "ended":
      return { ...AT_REST, hasEnded: true };
    case "pressed":
      return { ...state, isPaused: action.isPaused };
    case "left":
      return AT_REST;
  }
}
