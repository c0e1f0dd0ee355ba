import type { FieldKey } from "core-wasm";
import {
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from "react";
import {
  caretOf,
  type FormMachine,
  type FormState,
  fieldOf,
  formOf,
  isConsent,
  readForm,
  withoutCore,
  writeControl,
  writeForm,
} from "./form-inputs";
import type { Core } from "./load";
import { useAfterPress } from "./use-after-press";
import { useCore } from "./use-core";
import { type Send, useMachine } from "./use-machine";

interface FormHandlers {
  onInput(event: FormEvent<HTMLFormElement>): void;
  onCompositionEnd(event: CompositionEvent<HTMLFormElement>): void;
  onBlur(event: FocusEvent<HTMLFormElement>): void;
}

interface FormMachineState<M extends FormMachine, State> {
  readonly snapshot: State;
  readonly send: Send<M>;
  readonly read: Send<M>;
  /** For the form element: one listener a kind, whatever the number of inputs. */
  readonly handlers: FormHandlers;
  readonly selectCountry: (iso: string) => void;
  /** Tries to submit: what to send. Undefined when it was refused, and when the browser posts the form itself. */
  readonly submit: (form: HTMLFormElement) => ReturnType<M["payload"]> | undefined;
}

/**
 * A form machine tied to the inputs of a form. The inputs keep their own text; every change goes through the machine,
 * which may put another text and caret back.
 *
 * `shown` are the fields whose errors the server's page already shows.
 */
export function useFormMachine<M extends FormMachine<State>, State extends FormState>(
  form: RefObject<HTMLFormElement | null>,
  create: (core: Core) => M,
  initial: State,
  shown: readonly FieldKey[] = [],
): FormMachineState<M, State> {
  const core = useCore();
  const [snapshot, send, read] = useMachine<M, State>(
    (core) => {
      const machine = create(core);
      if (form.current) readForm(machine, form.current);
      for (const field of shown) machine.blur(field);
      return machine;
    },
    initial,
    (last) => withoutCore(last, initial),
  );

  // What no machine has read must not be written over what was typed.
  const [unread] = useState(snapshot);
  useEffect(() => {
    if (core && form.current && snapshot !== unread) writeForm(formOf(snapshot), form.current);
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

  const submit = (element: HTMLFormElement) => {
    const refused = send((machine) => machine.submit());
    const payload = refused === 0 ? read((machine) => machine.payload()) : undefined;
    // The core failed over it, or its machine is not made yet: what was typed is sent all the same.
    if (payload === undefined && !refused) element.submit();
    return payload as ReturnType<M["payload"]> | undefined;
  };

  return { snapshot, send, read, handlers, selectCountry, submit };
}

function formHandlers<M extends FormMachine>(
  send: Send<M>,
  read: Send<M>,
  afterPress: (work: () => void) => void,
): FormHandlers {
  const change = (target: EventTarget, inserted: string | null, forward = false) => {
    if (isConsent(target)) {
      send((machine) => machine.setPrivacy?.(target.checked));
      return;
    }
    const found = fieldOf(target);
    if (!found) return;
    const [field, control] = found;
    const kept = read((machine) => {
      const before = machine.revision();
      const caret = caretOf(control, machine.text(field), inserted);
      const to = forward
        ? machine.deleteForward(field, control.value, caret)
        : machine.input(field, control.value, caret);
      return { to, text: machine.text(field), stale: machine.revision() !== before };
    });
    if (!kept) return;
    writeControl(control, kept.text, kept.to);
    // Most keys change nothing but the text, which the input holds itself: React hears of the others.
    if (kept.stale) send(() => undefined);
  };

  return {
    onInput(event) {
      const { data, isComposing, inputType } = event.nativeEvent as InputEvent;
      // Half a character from an input method must not be touched.
      if (!isComposing) change(event.target, data, inputType === "deleteContentForward");
    },
    onCompositionEnd(event) {
      change(event.target, event.data);
    },
    onBlur(event) {
      const found = fieldOf(event.target);
      // The message moves what stands below it.
      if (found) afterPress(() => send((machine) => machine.blur(found[0])));
    },
  };
}
