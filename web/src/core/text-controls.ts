import type { FieldKey } from "core-wasm";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export type FieldControl = readonly [FieldKey, TextControl];

const TEXT_TYPES: readonly string[] = ["email", "tel", "text", "textarea"];

/** Yields the form's text inputs, each with its field. */
export function* textControls(form: HTMLFormElement): Generator<FieldControl> {
  for (const control of form.elements) {
    const found = fieldOf(control);
    if (found) yield found;
  }
}

/** Returns the field of a named text input. The core ignores unknown names. */
export function fieldOf(target: EventTarget): FieldControl | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  return target.name !== "" && TEXT_TYPES.includes(target.type) ? [target.name as FieldKey, target] : null;
}
