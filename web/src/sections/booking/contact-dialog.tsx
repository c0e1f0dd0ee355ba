import { type FormEvent, useRef, useState } from "react";
import { fill } from "~/content/fill";
import { landingContact } from "~/content/landing-contact";
import { hasCoreFailed } from "~/core/load";
import { logRefusal } from "~/core/log-refusal";
import { FormSender } from "~/core/send-form";
import { useFormMachine } from "~/core/use-form-machine";
import type { LandingMachines } from "~/document/page-machines";
import { useShell } from "~/document/shell-context";
import { Dialog } from "~/ui/dialog/dialog";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { SubmitButton } from "~/ui/submit-button/submit-button";
import { useToast } from "~/ui/toast/toast-context";
import styles from "./contact-dialog.module.css";
import { ContactFields } from "./contact-fields";
import { visitorFieldId } from "./visitor-fields";

export interface ContactDialogProps {
  /** The landing on which it stands. */
  readonly token: string;
  readonly machines: LandingMachines;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const PREFIX = "event-contact";

/**
 * The contact form of an event over the page. It closes after the attempt whatever came of it (document 2, section 4); then a
 * toast says what happened, and after a failure leads back to the form as it was left.
 */
export function ContactDialog({ token, machines, open, onOpen, onClose }: ContactDialogProps) {
  const { site } = useShell();
  const text = fill(landingContact, site);
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const action = `/api/${site.brand.apiName}-contact-us/`;
  const [sender] = useState(() => new FormSender(action));
  const { snapshot, send, handlers, selectCountry, submit } = useFormMachine(
    form,
    (core) => new core.EventContactForm(),
    machines.contact,
  );

  const post = async (element: HTMLFormElement) => {
    const payload = submit(element);
    if (!payload) return;
    const outcome = await sender.send(payload);
    onClose();
    if (outcome.kind === "accepted") {
      send((machine) => machine.succeeded(outcome.reference));
      toast({ text: text.sent, tone: "success" });
      return;
    }
    logRefusal("event contact form", outcome);
    send((machine) =>
      outcome.kind === "rejected"
        ? machine.serverErrors([...outcome.errors])
        : machine.failed(outcome.status),
    );
    toast({ text: text.failed, tone: "failure", action: { label: text.retry, run: onOpen } });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Without a core the browser posts the form, and the server checks it.
    if (hasCoreFailed()) return;
    event.preventDefault();
    post(event.currentTarget);
  };

  const summary =
    snapshot.summaryFocus > 0
      ? snapshot.errors.map(({ field, message }) => ({ fieldId: visitorFieldId(PREFIX, field), message }))
      : [];
  return (
    <Dialog id="event-contact" open={open} title={text.title} lead={text.lead} onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={action}
        noValidate
        {...handlers}
        onSubmit={onSubmit}
      >
        {/* Where the answer is shown when the browser posts the form. */}
        <input type="hidden" name="event" value={token} />
        <ErrorSummary errors={summary} attempt={open ? snapshot.summaryFocus : 0} />
        <ContactFields
          prefix={PREFIX}
          text={text}
          errors={snapshot.errors}
          phone={{
            ...snapshot.phone,
            placeholder: machines.phonePlaceholder,
            onSelect: selectCountry,
          }}
        />
        <div className={styles.actions}>
          <SubmitButton label={snapshot.submission.buttonLabel} disabled={snapshot.submission.disabled} />
        </div>
      </form>
    </Dialog>
  );
}
