import type { Component, Reason } from "reconcile-wasm";

/** A canvas's size in CSS pixels, and its device pixels per CSS pixel. */
export interface FieldSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** A command from the view to the field. */
export type FieldCommand =
  | { readonly kind: "resize"; readonly size: FieldSize }
  /** True if the field is visible, in a visible tab. */
  | { readonly kind: "show"; readonly isShown: boolean }
  /** A scroll progress from 0 to 1. */
  | { readonly kind: "reach"; readonly progress: number }
  | { readonly kind: "play" }
  | { readonly kind: "pause" }
  | { readonly kind: "again" }
  | { readonly kind: "choose"; readonly column: number }
  | { readonly kind: "hover"; readonly x: number; readonly y: number }
  /** The pointer starts to drag the column at a point. */
  | { readonly kind: "grab"; readonly x: number; readonly y: number }
  /** The pointer drags the column to another height. */
  | { readonly kind: "drag"; readonly y: number }
  /** The pointer releases the column, which plants an error in it unless the gesture was cancelled. */
  | { readonly kind: "drop"; readonly isCancelled: boolean }
  | { readonly kind: "plant"; readonly column: number };

/** A planted error as found by the comparison. */
export interface FoundError {
  readonly line: number;
  readonly person: number;
  readonly department: number;
  readonly component: Component;
  readonly reason: Reason;
  readonly before: string;
  readonly after: string;
}

export interface FieldTag {
  readonly x: number;
  readonly top: number;
  readonly ground: number;
}

/** An event from the field to the view. Places are in CSS pixels from the upper left of the canvas. */
export type FieldEvent =
  | { readonly kind: "compared"; readonly lines: string; readonly milliseconds: number }
  | { readonly kind: "columns"; readonly columns: number }
  | { readonly kind: "chosen"; readonly column: number; readonly department: number }
  /** The column has no line left for another error. */
  | { readonly kind: "exhausted" }
  /** An error is planted in a column, and not found yet. */
  | { readonly kind: "planted" }
  /** The planted error is found. Its tag is above its column, from the top to the ground. */
  | { readonly kind: "found"; readonly found: FoundError; readonly tag: FieldTag }
  | {
      readonly kind: "moved";
      readonly explained: number;
      readonly plays: boolean;
      readonly isPaused: boolean;
      readonly isSettled: boolean;
      /** The middle of the last explained cause. */
      readonly x: number;
      readonly y: number;
    }
  /** The amount that is not explained yet, as it runs. */
  | { readonly kind: "amount"; readonly text: string }
  /** The field is drawn, or its context is lost until the browser restores it. */
  | { readonly kind: "drawn"; readonly isDrawn: boolean }
  /** The field has ended for this visit. `trap` is the browser's message; null if the browser cannot draw. */
  | { readonly kind: "ended"; readonly trap: string | null };
