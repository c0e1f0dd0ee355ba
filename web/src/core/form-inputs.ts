import type { FieldKey, FormSnapshot } from "core-wasm";
import type { Machine } from "./machine-store";

/** A form's snapshot, or that of a machine with a form inside. */
export type FormState = FormSnapshot | { readonly form: FormSnapshot };

export function formOf(state: FormState): FormSnapshot {
  return "form" in state ? state.form : state;
}

/** What the form machines have in common. */
export interface FormMachine<State extends FormState = FormState> extends Machine<State> {
  input(field: FieldKey, text: string, caret: number): number;
  deleteForward(field: FieldKey, text: string, caret: number): number;
  text(field: FieldKey): string;
  revision(): number;
  /** 0 when the payload may be sent. */
  submit(): number;
  payload(): object | undefined;
  blur(field: FieldKey): void;
  /** Only a form that asks for consent has it. */
  setPrivacy?(accepted: boolean): void;
  selectCountry(iso: string): void;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS: readonly FieldKey[] = ["fullName", "email", "phone", "company", "service", "description"];

function isTextField(name: string): name is FieldKey {
  return TEXT_FIELDS.some((field) => field === name);
}

/** The form's text inputs with the field that each belongs to. */
export function* textControls(form: HTMLFormElement): Generator<readonly [FieldKey, TextControl]> {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (isTextField(control.name)) yield [control.name, control];
  }
}

export function fieldOf(target: EventTarget): readonly [FieldKey, TextControl] | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  return isTextField(target.name) ? [target.name, target] : null;
}

/** What an input should show. */
export function textOf(snapshot: FormSnapshot, field: FieldKey): string {
  switch (field) {
    case "phone":
      return snapshot.phone.text;
    case "fullName":
    case "email":
    case "company":
    case "service":
    case "description":
      return snapshot.values[field];
    default:
      return "";
  }
}

/** Whether the control is the form's consent. A form whose consent is not sent gives the box no name. */
export function isConsent(control: EventTarget): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "checkbox" && "consent" in control.dataset;
}

function consentOf(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.elements].find(isConsent);
}

/** What stands when the core has failed: everything typed and chosen, and nothing that only the core could keep true. */
export function withoutCore<State extends FormState>(last: State, initial: State): State {
  const form = { ...formOf(last), errors: [], firstInvalid: null, submission: formOf(initial).submission };
  return "form" in last ? { ...last, form } : { ...last, ...form };
}

/** Hands a new machine what stands in the form already: typed before the core came, autofilled, or sent back. */
export function readForm(machine: FormMachine, form: HTMLFormElement): void {
  for (const [field, control] of textControls(form)) {
    if (control.value !== "") machine.input(field, control.value, control.value.length);
  }
  const consent = consentOf(form);
  if (consent) machine.setPrivacy?.(consent.checked);
}

/**
 * Brings the inputs to what the snapshot holds. They are not controlled by React: a controlled input loses the caret
 * when its value is not the one that was typed, and what was typed before hydration.
 */
export function writeForm(snapshot: FormSnapshot, form: HTMLFormElement): void {
  for (const [field, control] of textControls(form)) {
    const text = textOf(snapshot, field);
    if (control.value !== text) control.value = text;
  }
  const consent = consentOf(form);
  if (consent) consent.checked = snapshot.values.privacy;
}

/**
 * Where the caret stands after an edit. An email input does not tell: there it is behind what was `inserted` into the text
 * that stood `before`.
 */
export function caretOf(control: TextControl, before: string, inserted: string | null): number {
  if (control.selectionStart !== null) return control.selectionStart;
  const after = control.value;
  let common = 0;
  while (
    common < before.length &&
    common < after.length &&
    before.at(-1 - common) === after.at(-1 - common)
  ) {
    common += 1;
  }
  // The insertion may end as the text before it does.
  for (let behind = common; inserted && behind >= 0; behind -= 1) {
    if (after.slice(0, after.length - behind).endsWith(inserted)) return after.length - behind;
  }
  return after.length - common;
}

/** Puts the sanitised text in, with the caret where the core says. */
export function writeControl(control: TextControl, text: string, caret: number): void {
  if (control.value === text) return;
  if (document.activeElement !== control) {
    control.value = text;
    return;
  }
  const { type } = control;
  const isEmail = control instanceof HTMLInputElement && type === "email";
  // An email input takes no caret; as a text input it does, and keeps it.
  if (isEmail) control.type = "text";
  control.value = text;
  control.setSelectionRange(caret, caret);
  if (isEmail) control.type = type;
}
