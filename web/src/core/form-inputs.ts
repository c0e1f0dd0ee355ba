import type { FieldKey, Form, FormSnapshot } from "core-wasm";
import { type TextControl, textControls } from "./text-controls";

/** Returns the text that an input should show; undefined for an unknown field. */
function textOf({ phone, values }: FormSnapshot, field: FieldKey): string | undefined {
  return field === "phone" ? phone.text : field === "privacy" ? undefined : values[field];
}

/** Returns true for the form's consent box, which has no name in a form that does not send the consent. */
export function isConsent(control: EventTarget): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "checkbox" && "consent" in control.dataset;
}

function consentOf(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.elements].find(isConsent);
}

/**
 * Passes the form's current values to a new machine: values typed before the core loaded, autofilled, or returned by
 * the server.
 */
export function readForm(machine: Form, form: HTMLFormElement): void {
  for (const [field, control] of textControls(form)) {
    if (control.value !== "") machine.input(field, control.value, control.value.length, false);
  }
  const consent = consentOf(form);
  if (consent) machine.setPrivacy(consent.checked);
}

/**
 * Updates the inputs from the snapshot. They are not controlled by React: a controlled input loses the caret when its
 * value differs from the typed one, and loses text that was typed before hydration.
 */
export function writeForm(snapshot: FormSnapshot, form: HTMLFormElement): void {
  for (const [field, control] of textControls(form)) {
    const text = textOf(snapshot, field);
    if (text !== undefined && control.value !== text) control.value = text;
  }
  const consent = consentOf(form);
  if (consent) consent.checked = snapshot.values.privacy;
}

/**
 * Returns the caret after an edit. An email input does not report it; there it is after `inserted`, located by
 * comparing with the previous text.
 */
export function caretOf(control: TextControl, textBefore: () => string, inserted: string | null): number {
  if (control.selectionStart !== null) return control.selectionStart;
  const before = textBefore();
  const after = control.value;
  let common = 0;
  while (
    common < before.length &&
    common < after.length &&
    before.at(-1 - common) === after.at(-1 - common)
  ) {
    common += 1;
  }
  // The insertion may end with the same characters as the text before it.
  for (let behind = common; inserted && behind >= 0; behind -= 1) {
    if (after.slice(0, after.length - behind).endsWith(inserted)) return after.length - behind;
  }
  return after.length - common;
}

/** Writes the sanitised text and sets the caret. */
export function writeControl(control: TextControl, text: string, caret: number): void {
  if (control.value === text) return;
  if (document.activeElement !== control) {
    control.value = text;
    return;
  }
  const { type } = control;
  const isEmail = control instanceof HTMLInputElement && type === "email";
  // An email input has no selection API, so it becomes a text input temporarily. The caret survives the change back.
  if (isEmail) control.type = "text";
  control.value = text;
  control.setSelectionRange(caret, caret);
  if (isEmail) control.type = type;
}
