import type { RefObject } from "react";
import { FormSender } from "~/api/send-form";
import { useFormMachine } from "~/core/use-form-machine";
import type { ContactFormData } from "~/generated/contract";
import { useToast } from "~/ui/overlays/use-toast";
import { useWords } from "~/ui/text/words";
import { useSubmission } from "./use-submission";
import { clearUnsentText, useUnsentText } from "./use-unsent-text";

/** The state of the contact form in the core. Until the core has loaded, the form is an ordinary form. */
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
  useUnsentText(form);
  const toast = useToast();
  const { sent, failed } = useWords().messages;
  const submission = useSubmission(form, machine, {
    name: "contact form",
    page: "/contacts",
    initial: initial.submission,
    createSender: (shownAt) => new FormSender(action, shownAt),
    onOutcome({ kind }, hasLeftPage) {
      const accepted = kind === "accepted";
      if (accepted) clearUnsentText();
      // If the visitor has navigated away, report the outcome in a toast.
      if (hasLeftPage) toast({ text: accepted ? sent : failed, tone: accepted ? "success" : "failure" });
    },
  });
  return {
    ...submission,
    descriptionLength: () => machine.read((form) => form.length("description")) ?? 0,
    selectCountry: machine.selectCountry,
  };
}
