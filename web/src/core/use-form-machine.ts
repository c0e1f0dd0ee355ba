import type { FieldKey } from "core-wasm";
import {
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useMemo,
} from "react";
import {
  caretOf,
  type FormMachine,
  type FormState,
  fieldOf,
  formOf,
  readForm,
  textOf,
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

interface FormMachineState<M, State> {
  readonly snapshot: State;
  readonly send: Send<M>;
  /** For the form element: one listener a kind, whatever the number of inputs. */
  readonly handlers: FormHandlers;
  readonly selectCountry: (iso: string) => void;
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
  const [snapshot, send] = useMachine<M, State>((core) => {
    const machine = create(core);
    if (form.current) readForm(machine, form.current);
    for (const field of shown) machine.blur(field);
    return machine;
  }, initial);

  useEffect(() => {
    if (core && form.current) writeForm(formOf(snapshot), form.current);
  }, [core, form, snapshot]);

  const afterPress = useAfterPress();
  const handlers = useMemo(() => formHandlers(send, afterPress), [send, afterPress]);

  const selectCountry = (iso: string) => {
    const text = send((machine) => {
      machine.selectCountry(iso);
      return formOf(machine.snapshot()).phone.text;
    });
    const phone = form.current?.elements.namedItem("phone");
    if (text === undefined || !(phone instanceof HTMLInputElement)) return;
    phone.focus();
    writeControl(phone, text, text.length);
  };

  return { snapshot, send, handlers, selectCountry };
}

function formHandlers<M extends FormMachine>(
  send: Send<M>,
  afterPress: (work: () => void) => void,
): FormHandlers {
  const change = (target: EventTarget, inserted: string | null, forward = false) => {
    if (target instanceof HTMLInputElement && target.type === "checkbox") {
      if (target.name === "privacy") send((machine) => machine.setPrivacy?.(target.checked));
      return;
    }
    const found = fieldOf(target);
    if (!found) return;
    const [field, control] = found;
    const kept = send((machine) => {
      const caret = caretOf(control, textOf(formOf(machine.snapshot()), field), inserted);
      const to = forward
        ? machine.deleteForward(field, control.value, caret)
        : machine.input(field, control.value, caret);
      return { to, text: textOf(formOf(machine.snapshot()), field) };
    });
    if (kept) writeControl(control, kept.text, kept.to);
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
