import { useEffect, useRef } from "react";
import { FormSender } from "~/api/send-form";
import { useFormMachine } from "~/core/use-form-machine";
import type { LandingMachines } from "~/generated/contract";
import { useShell } from "~/page/shell-context";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { SubmitButton } from "~/ui/forms/submit-button";
import { Dialog, DialogActions } from "~/ui/overlays/dialog";
import { useToast } from "~/ui/overlays/use-toast";
import { ContactFields } from "./contact-fields";
import styles from "./form.module.css";
import { submitLabel, summaryOf } from "./messages";
import { useSubmission } from "./use-submission";

interface ContactDialogProps {
  /** The token of the landing that contains it. */
  readonly token: string;
  readonly machines: LandingMachines;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const PREFIX = "event-contact";

/**
 * The contact form of an event as a dialog. It closes after the attempt regardless of the outcome (product
 * requirement); then a toast reports the outcome, and after a failure leads back to the filled-in form.
 */
export function ContactDialog({ token, machines, open, onOpen, onClose }: ContactDialogProps) {
  const { site, words } = useShell();
  const { eventContact: text, messages } = words;
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const action = `/api/${site.brand.apiName}-contact-us/`;
  const machine = useFormMachine(
    form,
    (core) => core.Form.eventContact(site.contact.country),
    machines.contact,
  );
  const { snapshot, attributes } = useSubmission(form, machine, {
    name: "event contact form",
    page: `/${token}/contact`,
    initial: machines.contact.submission,
    createSender: (shownAt) => new FormSender(action, shownAt),
    onOutcome({ kind }, hasLeftPage) {
      onClose();
      const retry = hasLeftPage ? {} : { action: { label: text.retry, run: onOpen } };
      toast(
        kind === "accepted"
          ? { text: messages.sent, tone: "success" }
          : { text: messages.failed, tone: "failure", ...retry },
      );
    },
  });

  // A toast with a button that leads back to this form is removed with the form's page.
  useEffect(() => () => toast((shown) => (shown?.action ? null : shown)), [toast]);

  const summary = snapshot.summaryFocus > 0 ? summaryOf(messages, PREFIX, snapshot.errors) : [];
  return (
    <Dialog id="event-contact" open={open} title={text.title} lead={text.lead} onClose={onClose}>
      <form ref={form} className={styles.form} action={action} {...attributes}>
        {/* Selects the page of the response when the browser posts the form. */}
        <input type="hidden" name="event" value={token} />
        <ErrorSummary errors={summary} attempt={open ? snapshot.summaryFocus : 0} />
        <ContactFields
          prefix={PREFIX}
          errors={snapshot.errors}
          phone={{ ...snapshot.phone, onSelect: machine.selectCountry }}
        />
        <DialogActions>
          <SubmitButton
            label={submitLabel(messages, snapshot.submission)}
            disabled={snapshot.submission.disabled}
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}
