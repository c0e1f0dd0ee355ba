import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormSender } from "~/api/send-form";
import type { FormSnapshot } from "~/core/contract";
import { hasCoreFailed, loadCore } from "~/core/load";
import { useFormMachine } from "~/core/use-form-machine";
import { withTimeout } from "~/core/with-timeout";
import type { ContactFormData } from "~/generated/contract";
import { setOutcomePage } from "~/page/reload";
import { useToast } from "~/ui/overlays/use-toast";
import { leaveCheck } from "./leave-check";
import { forgetText, useKeptText } from "./use-kept-text";
import { useOutcome } from "./use-outcome";
import { useShownAt } from "./use-shown-at";
import { words } from "./words";

const FORM = "contact form";

/** Milliseconds that a submit waits for a core on its way before the browser posts the form itself. */
const CORE_TIMEOUT = 4_000;

/** Milliseconds that the browser may take to leave for the response before another press counts again. */
const POST_TIMEOUT = 10_000;

/** The contact form over the core's machine. Until the core is there, the form is an ordinary form. */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { prefill, machine: initial }: ContactFormData,
  action: string,
  country: string,
) {
  const machine = useFormMachine(
    form,
    (core) => core.Form.contact(country, prefill?.origin ?? undefined),
    initial,
    initial.errors.map((error) => error.field),
  );
  useKeptText(form);
  const shownAt = useShownAt();
  const [sender] = useState(() => new FormSender(action, shownAt));
  const { snapshot, advice, setOutcome, ...shown } = useOutcome(FORM, machine, initial.submission);
  const toast = useToast();
  const waiting = useRef(false);
  const [descriptionLength, setDescriptionLength] = useState(0);
  const { read } = machine;
  const count = () => setDescriptionLength(read((form) => form.length("description")) ?? 0);
  const counted = useEffectEvent((_snapshot: FormSnapshot) => count());
  // A snapshot comes when the machine is made, and when it has emptied the form.
  useEffect(() => counted(machine.snapshot), [machine.snapshot]);

  const stopWaiting = () => {
    waiting.current = false;
  };
  useEffect(() => {
    // The browser has kept the page as it was left: with a press that waits for its response.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) waiting.current = false;
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  const post = async (element: HTMLFormElement) => {
    const payload = machine.submit(element);
    if (!payload) return;
    const isLeft = leaveCheck(element);
    const outcome = await sender.send(payload);
    // Whoever has gone on to another page learns there what came of it.
    if (isLeft()) {
      const accepted = outcome.kind === "accepted";
      if (accepted) forgetText();
      toast({ text: accepted ? words.sent : words.failed, tone: accepted ? "success" : "failure" });
      return;
    }
    if (outcome.kind !== "accepted") {
      shown.refuse(element, outcome);
      return;
    }
    setOutcomePage(`/contacts?sent=${outcome.reference}`);
    machine.send((form) => form.succeeded(outcome.reference));
    // A core that failed meanwhile can neither say so nor empty the form.
    if (hasCoreFailed()) {
      setOutcome({
        ...initial.submission,
        status: "success",
        message: words.sent,
        reference: outcome.reference || null,
      });
      element.reset();
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
      setTimeout(stopWaiting, POST_TIMEOUT);
      return;
    }
    event.preventDefault();
    const element = event.currentTarget;
    setOutcome(null);
    withTimeout(loadCore(), CORE_TIMEOUT).then(
      () => {
        stopWaiting();
        // The machine is made in an effect after the core has come: one turn later.
        setTimeout(() => post(element));
      },
      () => {
        setTimeout(stopWaiting, POST_TIMEOUT);
        element.submit();
      },
    );
  };

  const onInput: typeof machine.handlers.onInput = (event) => {
    shown.onInput(event);
    count();
  };
  const onCompositionEnd: typeof machine.handlers.onCompositionEnd = (event) => {
    machine.handlers.onCompositionEnd(event);
    count();
  };

  return {
    snapshot,
    advice,
    descriptionLength,
    selectCountry: machine.selectCountry,
    handlers: { ...machine.handlers, onInput, onCompositionEnd, onSubmit },
  };
}
