import type { FieldEvent, FoundError } from "~/core/reconcile/field-messages";

/** The view's state of the field. */
export interface FieldState {
  /** True while the field is drawn; otherwise its picture is shown. */
  readonly isDrawn: boolean;
  readonly hasEnded: boolean;
  readonly explained: number;
  readonly plays: boolean;
  readonly isPaused: boolean;
  readonly compared: { readonly lines: string; readonly milliseconds: number } | null;
  readonly columns: number;
  /** The position of the slider. The text about the column is updated later, by the field. */
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

/** The field's events and the view's own actions. */
type FieldAction =
  | FieldEvent
  | { readonly kind: "pressed"; readonly isPaused: boolean }
  | { readonly kind: "picked"; readonly column: number }
  | { readonly kind: "left" };

/** Returns the view's state after an action. */
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
      // A found error stays until the field plays or steps back; scrolling a little further does not clear it.
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
