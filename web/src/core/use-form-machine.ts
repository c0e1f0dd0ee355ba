import type { FieldKey, Form, FormSnapshot } from "core-wasm";
import {
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from "react";
import { caretOf, isConsent, readForm, writeControl, writeForm } from "./form-inputs";
import type { Core } from "./load";
import { type FieldControl, fieldOf } from "./text-controls";
import { useAfterPress } from "./use-after-press";
import { useCore } from "./use-core";
import { type Send, useMachine } from "./use-machine";

/** Bit masks of an input's result: the caret, and two flags for what to query. */
const CARET = (1 << 30) - 1;
const REWRITTEN = 1 << 30;
const REVISED = 1 << 31;

interface FormHandlers {
  onInput(event: FormEvent<HTMLFormElement>): void;
  onCompositionEnd(event: CompositionEvent<HTMLFormElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLFormElement>): void;
  onBlur(event: FocusEvent<HTMLFormElement>): void;
}

export interface FormMachineState {
  readonly snapshot: FormSnapshot;
  readonly send: Send<Form>;
  readonly read: Send<Form>;
  /** Handlers for the form element: one listener per event type for all inputs. */
  readonly handlers: FormHandlers;
  readonly selectCountry: (iso: string) => void;
}

/**
 * Connects a form machine to the inputs of a form. The inputs are uncontrolled; every change goes through the machine,
 * which may change text and caret.
 *
 * `shown` are the fields whose errors the server's page already shows.
 */
export function useFormMachine(
  form: RefObject<HTMLFormElement | null>,
  create: (core: Core) => Form,
  initial: FormSnapshot,
  shown: readonly FieldKey[] = [],
): FormMachineState {
  const core = useCore();
  const [snapshot, send, read] = useMachine((core) => {
    const machine = create(core);
    if (form.current) readForm(machine, form.current);
    for (const field of shown) machine.blur(field);
    return machine;
  }, initial);

  // A snapshot that no machine has updated must not overwrite typed text.
  const [unread] = useState(snapshot);
  useEffect(() => {
    if (core && form.current && snapshot !== unread) writeForm(snapshot, form.current);
  }, [core, form, snapshot, unread]);

  const afterPress = useAfterPress();
  const handlers = useMemo(() => formHandlers(send, read, afterPress), [send, read, afterPress]);

  const selectCountry = (iso: string) => {
    const text = send((machine) => {
      machine.selectCountry(iso);
      return machine.text("phone");
    });
    const phone = form.current?.elements.namedItem("phone");
    if (text === undefined || !(phone instanceof HTMLInputElement)) return;
    phone.focus();
    writeControl(phone, text, text.length);
  };

  return { snapshot, send, read, handlers, selectCountry };
}

function formHandlers(
  send: Send<Form>,
  read: Send<Form>,
  afterPress: (work: () => void) => void,
): FormHandlers {
  const change = (target: EventTarget, inserted: string | null, forward = false) => {
    if (isConsent(target)) {
      send((machine) => machine.setPrivacy(target.checked));
      return;
    }
    const found = fieldOf(target);
    if (!found) return;
    const [field, control] = found;
    const result = read((machine) => {
      const caret = caretOf(control, () => machine.text(field), inserted);
      return machine.input(field, control.value, caret, forward);
    });
    if (result !== undefined) write(found, result);
  };
  const write = ([field, control]: FieldControl, result: number) => {
    const text = result & REWRITTEN ? read((machine) => machine.text(field)) : undefined;
    if (text !== undefined) writeControl(control, text, result & CARET);
    // Most keys change only the text, which the input already shows: React renders only other changes.
    if (result & REVISED) send(() => undefined);
  };

  return {
    onInput(event) {
      const { data, isComposing, inputType } = event.nativeEvent as InputEvent;
      // An unfinished composition must not be changed.
      if (!isComposing) change(event.target, data, inputType === "deleteContentForward");
    },
    onCompositionEnd(event) {
      change(event.target, event.data);
    },
    onKeyDown(event) {
      const found = fieldOf(event.target);
      const redo = isRedo(event);
      if (redo === null || found?.[0] !== "phone") return;
      // The browser's undo history is out of date.
      const result = read((machine) => machine.stepPhone(redo));
      if (result === undefined) return;
      event.preventDefault();
      write(found, result);
    },
    onBlur(event) {
      const found = fieldOf(event.target);
      // The message moves the content below it, possibly including the control that now has the focus.
      if (found) afterPress(() => followFocus(() => send((machine) => machine.blur(found[0]))));
    },
  };
}

/** Makes a change of state that moves content. If it moves the focused element out of view, scrolls the page to it. */
function followFocus(change: () => void): void {
  const focused = document.activeElement;
  const top = focused?.getBoundingClientRect().top;
  change();
  // React renders the store's change in a microtask that is already queued.
  queueMicrotask(() => {
    if (focused?.getBoundingClientRect().top !== top) focused?.scrollIntoView({ block: "nearest" });
  });
}

/** Returns true for redo keys, false for undo keys, null for any other. */
function isRedo({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean | null {
  if (altKey || ctrlKey === metaKey) return null;
  if (key.toLowerCase() === "z") return shiftKey;
  return ctrlKey && key === "y" ? true : null;
}
