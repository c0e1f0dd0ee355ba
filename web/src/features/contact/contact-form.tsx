import { useRef } from "react";
import type { FieldKey } from "~/core/contract";
import type { SectionData } from "~/page/section-data";
import { useShell } from "~/page/shell-context";
import { ErrorSummary } from "~/ui/forms/error-summary";
import { SubmitButton } from "~/ui/forms/submit-button";
import { TextAreaField } from "~/ui/forms/text-area-field";
import { TextField } from "~/ui/forms/text-field";
import actions from "~/ui/layout/actions.module.css";
import styles from "./contact-form.module.css";
import shared from "./form.module.css";
import { failureAdvice, messageOfField, submitLabel, summaryOf, visitorFieldId } from "./messages";
import { PrivacyConsent } from "./privacy-consent";
import { SendFailure } from "./send-failure";
import { SentNotice } from "./sent-notice";
import { useContactForm } from "./use-contact-form";
import { VisitorFields } from "./visitor-fields";

interface ContactFormProps {
  readonly data: SectionData["contact"];
  /** Text below the notice that confirms a sent message. */
  readonly sentDetail: string;
}

const PREFIX = "contact";

const fieldId = (field: FieldKey) => visitorFieldId(PREFIX, field);

export function ContactForm({ data, sentDetail }: ContactFormProps) {
  const { site, words } = useShell();
  const labels = words.contact;
  const form = useRef<HTMLFormElement>(null);
  const action = `/api/${site.brand.apiName}-contact-us/`;
  const { snapshot, advice, descriptionLength, attributes, selectCountry } = useContactForm(
    form,
    data,
    action,
    site.contact.country,
  );
  const { submission } = snapshot;

  const { messages } = words;
  const errorOf = (field: FieldKey) => messageOfField(messages, snapshot.errors, field);
  // The server's own message belongs to the submission in its page.
  const failure = submission === data.machine.submission ? data.form?.failure : null;
  const attempted = snapshot.summaryFocus > 0 || data.form !== null;
  const summary = attempted ? summaryOf(messages, PREFIX, snapshot.errors) : [];

  return (
    // The fragment survives the server's redirect, so a response without JavaScript is scrolled to the form.
    <form
      ref={form}
      className={`${shared.form} ${styles.form}`}
      action={`${action}#contact-form`}
      {...attributes}
    >
      {submission.status === "success" ? (
        <SentNotice message={messages.sent} detail={sentDetail} reference={submission.reference} />
      ) : null}
      <ErrorSummary errors={summary} attempt={snapshot.summaryFocus} />
      <VisitorFields
        prefix={PREFIX}
        className={styles.fields}
        errors={snapshot.errors}
        values={data.form?.values}
        phone={{ ...snapshot.phone, onSelect: selectCountry }}
      >
        <TextField
          id={fieldId("service")}
          name="service"
          label={labels.service}
          defaultValue={data.form?.values.service ?? data.prefill?.service ?? ""}
          error={errorOf("service")}
        />
        <div className={styles.wide}>
          <TextAreaField
            id={fieldId("description")}
            name="description"
            label={labels.description}
            hint={labels.descriptionHint}
            defaultValue={data.form?.values.description ?? ""}
            counter={{ count: descriptionLength, limit: data.descriptionLimit }}
            error={errorOf("description")}
          />
        </div>
      </VisitorFields>
      <PrivacyConsent
        id={fieldId("privacy")}
        name="privacy"
        value="true"
        defaultChecked={data.form?.values.privacy ?? false}
        error={errorOf("privacy")}
      />
      {data.prefill?.origin ? <input type="hidden" name="origin" value={data.prefill.origin} /> : null}
      {submission.status === "error" ? (
        <SendFailure
          size="lg"
          message={failure ?? messages.failed}
          advice={advice ?? failureAdvice(labels, submission)}
          isListed={submission.failure === "rejected" && summary.length > 0}
        />
      ) : null}
      <div className={actions.actions}>
        <SubmitButton label={submitLabel(messages, submission)} disabled={submission.disabled} />
      </div>
    </form>
  );
}
