import { type FormEvent, type RefObject, useRef, useState } from "react";
import type { FormSnapshot } from "~/core/contract";
import { hasCoreFailed, loadCore } from "~/core/load";
import { logRefusal } from "~/core/log-refusal";
import { FormSender } from "~/core/send-form";
import { useFormMachine } from "~/core/use-form-machine";
import { within } from "~/core/within";
import { type ContactData, initialSnapshot } from "./contact-data";

const FORM = "contact form";

/** How long a submit waits for a core that is still on its way before the browser posts the form itself. */
const CORE_PATIENCE = 4_000;

/** How long the browser may take to leave for the answer before another press counts again. */
const POST_PATIENCE = 10_000;

/** The contact form over the core's machine. Until the core is there, the form is an ordinary form. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, data: ContactData, action: string) {
  const initial = initialSnapshot(data);
  const machine = useFormMachine(
    form,
    (core) => new core.ContactForm(data.prefill?.origin ?? undefined),
    initial,
    initial.errors.map((error) => error.field),
  );
  const [sender] = useState(() => new FormSender(action));
  /** The outcome that came with the page stands until the visitor goes on. */
  const [arrived, setArrived] = useState(initial.submission.status === "idle" ? null : initial.submission);
  const waiting = useRef(false);

  const stopWaiting = () => {
    waiting.current = false;
  };

  const submit = async () => {
    const payload = machine.send((form) => form.submit());
    if (!payload) return;
    const outcome = await sender.send(payload);
    switch (outcome.kind) {
      case "accepted":
        machine.send((form) => form.succeeded(outcome.reference));
        break;
      case "rejected":
        logRefusal(FORM, outcome);
        machine.send((form) => form.serverErrors([...outcome.errors]));
        break;
      case "failed":
        logRefusal(FORM, outcome);
        machine.send((form) => form.failed(outcome.status));
        break;
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (waiting.current) {
      event.preventDefault();
      return;
    }
    waiting.current = true;
    // A core that could not be had is not waited for again: the browser posts the form, the server validates.
    if (hasCoreFailed()) {
      setTimeout(stopWaiting, POST_PATIENCE);
      return;
    }
    event.preventDefault();
    const element = event.currentTarget;
    setArrived(null);
    within(loadCore(), CORE_PATIENCE).then(
      () => {
        stopWaiting();
        // The machine is made in an effect after the core has come: one turn later.
        setTimeout(submit);
      },
      () => {
        setTimeout(stopWaiting, POST_PATIENCE);
        element.submit();
      },
    );
  };

  const onInput: typeof machine.handlers.onInput = (event) => {
    if (arrived) setArrived(null);
    machine.handlers.onInput(event);
  };

  const snapshot: FormSnapshot = arrived ? { ...machine.snapshot, submission: arrived } : machine.snapshot;
  return {
    snapshot,
    selectCountry: machine.selectCountry,
    handlers: { ...machine.handlers, onInput, onSubmit },
  };
}
