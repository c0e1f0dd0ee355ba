import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { logRefusal } from "~/api/log-refusal";
import type { BookingOutcome } from "~/api/send-booking";
import type { SendOutcome } from "~/api/send-form";
import type { FormSnapshot, Payload } from "~/core/contract";
import { hasCoreFailed, loadCore } from "~/core/load";
import { textControls } from "~/core/text-controls";
import type { FormMachineState } from "~/core/use-form-machine";
import { withTimeout } from "~/core/with-timeout";
import { setOutcomePage } from "~/page/reload";
import { expectToLeave, postByBrowser, setStage, stageOf } from "~/page/submission-stage";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";

/** Milliseconds for which a submit waits for the core before the browser posts the form. */
const CORE_TIMEOUT = 4_000;

interface SubmissionOptions<Outcome> {
  /** Name of the form in the log. */
  readonly name: string;
  /** The form's page without scripts, which also confirms a submission. */
  readonly page: string;
  /** The submission in the server's page. */
  readonly initial: FormSnapshot["submission"];
  /** Creates the sender of a form that was shown at a time, in milliseconds since the navigation to the document. */
  readonly createSender: (shownAt: number) => { send(payload: Payload): Promise<Outcome> };
  /** Called with an outcome before the form shows it. `hasLeftPage` is true for a visitor who has left the page. */
  readonly onOutcome: (outcome: Outcome, hasLeftPage: boolean) => void;
}

interface Submission {
  /** The machine's snapshot; until the first input or submit, with the submission from the server's page. */
  readonly snapshot: FormSnapshot;
  /** The server's advice after the last rejected attempt. */
  readonly advice: string | null;
  /** The form's attributes. */
  readonly attributes: FormMachineState["handlers"] & {
    readonly method: "post";
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly "data-page": string;
  };
}

/**
 * Sends a form: validated by the core's machine if there is one, otherwise posted by the browser and validated by the
 * server.
 */
export function useSubmission<Outcome extends SendOutcome | BookingOutcome>(
  form: RefObject<HTMLFormElement | null>,
  machine: FormMachineState,
  { name, page, initial, createSender, onOutcome }: SubmissionOptions<Outcome>,
): Submission {
  // A form in the server's page has been shown since the navigation.
  const isHydrated = useIsHydrated();
  const [sender] = useState(() => createSender(isHydrated ? performance.now() : 0));
  const [arrived, setArrived] = useState(initial.status === "idle" ? null : initial);
  const [advice, setAdvice] = useState<string | null>(null);

  useEffect(() => {
    // The browser restores the page from its cache as it was left: with a submit that waits for its response.
    const resetStage = ({ persisted }: PageTransitionEvent) => {
      if (persisted && form.current) setStage(form.current, "idle");
    };
    addEventListener("pageshow", resetStage);
    return () => removeEventListener("pageshow", resetStage);
  }, [form]);

  const post = async (element: HTMLFormElement) => {
    const isStarted = machine.send((form) => form.submit());
    if (isStarted === false) {
      setStage(element, "refused");
      return;
    }
    const payload = machine.read((form) => form.payload());
    if (!payload) {
      // The machine could not be created.
      postByBrowser(element);
      return;
    }
    setStage(element, "sending");
    const { pathname } = location;
    const outcome = await sender.send(payload);
    // The address changes before the form is removed by the next page's rendering.
    const hasLeftPage = location.pathname !== pathname || !element.isConnected;
    setStage(element, outcome.kind === "accepted" ? "idle" : "refused");
    if (outcome.kind === "rejected" || outcome.kind === "failed") logRefusal(name, outcome);
    onOutcome(outcome, hasLeftPage);
    if (hasLeftPage) return;
    switch (outcome.kind) {
      case "accepted":
        setOutcomePage(`${page}?sent=${outcome.reference}`);
        // Cleared without the core, which might trap in the next call.
        for (const [, control] of textControls(element)) control.value = "";
        machine.send((form) => form.succeeded(outcome.reference));
        break;
      case "taken":
        machine.send((form) => form.conflict([...outcome.alternatives]));
        break;
      case "rejected":
        machine.send((form) => form.serverErrors([...outcome.errors]));
        break;
      case "failed":
        setAdvice(outcome.advice);
        machine.send((form) => form.failed(outcome.status));
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const stage = stageOf(element);
    if (stage !== "idle" && stage !== "refused") {
      event.preventDefault();
      return;
    }
    // If the core failed to load, don't wait for it again.
    if (hasCoreFailed()) {
      expectToLeave(element);
      return;
    }
    event.preventDefault();
    setArrived(null);
    setStage(element, "waiting for the core");
    withTimeout(loadCore(), CORE_TIMEOUT).then(
      // The machine is created in an effect after the core has loaded: one task later.
      () => setTimeout(() => post(element)),
      () => postByBrowser(element),
    );
  };

  const onInput: typeof machine.handlers.onInput = (event) => {
    if (arrived) setArrived(null);
    machine.handlers.onInput(event);
  };

  return {
    snapshot: arrived ? { ...machine.snapshot, submission: arrived } : machine.snapshot,
    advice,
    attributes: {
      ...machine.handlers,
      method: "post",
      noValidate: true,
      onInput,
      onSubmit,
      "data-page": page,
    },
  };
}
