import { type FormEvent, useState } from "react";
import { logRefusal } from "~/api/log-refusal";
import type { Refusal } from "~/api/send-form";
import type { FormSnapshot } from "~/core/contract";
import { hasCoreFailed } from "~/core/load";
import type { useFormMachine } from "~/core/use-form-machine";
import { words } from "./words";

type Submission = FormSnapshot["submission"];

interface Outcome {
  /** The machine's snapshot, with the outcome that no machine holds. */
  readonly snapshot: FormSnapshot;
  /** The server's advice on the last refusal. */
  readonly advice: string | null;
  readonly setOutcome: (outcome: Submission | null) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Shows a refusal; where the core has failed meanwhile, the server's page or an outcome without a machine does. */
  readonly refuse: (element: HTMLFormElement, refusal: Refusal) => void;
}

/**
 * The outcome of a form that no machine holds: one that came with the page, or one that came after the core had failed.
 * It stands until the visitor goes on.
 */
export function useOutcome(
  name: string,
  machine: ReturnType<typeof useFormMachine>,
  initial: Submission,
): Outcome {
  const [outcome, setOutcome] = useState(initial.status === "idle" ? null : initial);
  const [advice, setAdvice] = useState<string | null>(null);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (outcome) setOutcome(null);
    machine.handlers.onInput(event);
  };

  const refuse = (element: HTMLFormElement, refusal: Refusal) => {
    logRefusal(name, refusal);
    if (refusal.kind === "rejected") {
      machine.send((form) => form.serverErrors([...refusal.errors]));
      if (hasCoreFailed()) element.submit();
      return;
    }
    setAdvice(refusal.advice);
    machine.send((form) => form.failed(refusal.status));
    if (hasCoreFailed())
      setOutcome({ ...initial, status: "error", message: words.failed, failure: "server" });
  };

  return {
    snapshot: outcome ? { ...machine.snapshot, submission: outcome } : machine.snapshot,
    advice,
    setOutcome,
    onInput,
    refuse,
  };
}
