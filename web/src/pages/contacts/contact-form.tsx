import { useRef } from "react";
import type { contact } from "~/content/contact";
import type { FieldKey } from "~/core/contract";
import type { ContactMachines } from "~/document/page-machines";
import type { SiteFacts } from "~/document/site-document";
import { AppLink } from "~/ui/app-link/app-link";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { CheckboxField } from "~/ui/field/checkbox-field";
import { PhoneField } from "~/ui/field/phone-field";
import { TextAreaField } from "~/ui/field/text-area-field";
import { TextField } from "~/ui/field/text-field";
import { SubmitButton } from "~/ui/submit-button/submit-button";
import { type ContactData, startValue } from "./contact-data";
import styles from "./contact-form.module.css";
import { FailureNotice, SentNotice } from "./outcome";
import { useContactForm } from "./use-contact-form";

interface ContactFormProps {
  readonly text: typeof contact;
  readonly data: ContactData;
  readonly machines: ContactMachines;
  readonly site: SiteFacts;
}

const fieldId = (field: FieldKey) => `contact-${field}`;

export function ContactForm({ text, data, machines, site }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const action = `/api/${site.brand.apiName}-contact-us/`;
  const { snapshot, descriptionLength, handlers, selectCountry } = useContactForm(
    form,
    data,
    machines.form,
    action,
  );
  const { submission } = snapshot;
  const labels = text.form;

  const errorOf = (field: FieldKey) => snapshot.errors.find((error) => error.field === field)?.message;
  const attempted = snapshot.summaryFocus > 0 || data.form !== null;
  const summary = attempted
    ? snapshot.errors.map(({ field, message }) => ({ fieldId: fieldId(field), message }))
    : [];

  return (
    // The fragment survives the server's redirect, so that an answer without JavaScript starts at the form.
    <form
      ref={form}
      className={styles.form}
      action={`${action}#contact-form`}
      method="post"
      noValidate
      {...handlers}
    >
      {submission.status === "success" ? <SentNotice text={text} reference={submission.reference} /> : null}
      <ErrorSummary errors={summary} attempt={snapshot.summaryFocus} />
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField
            id={fieldId("fullName")}
            name="fullName"
            label={labels.fullName}
            autoComplete="name"
            required
            defaultValue={startValue(data, "fullName")}
            error={errorOf("fullName")}
          />
        </div>
        <TextField
          id={fieldId("email")}
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          defaultValue={startValue(data, "email")}
          error={errorOf("email")}
        />
        <PhoneField
          id={fieldId("phone")}
          name="phone"
          label={labels.phone}
          placeholder={machines.phonePlaceholder}
          required
          country={snapshot.phone.country}
          onCountrySelect={selectCountry}
          notice={snapshot.phone.notice}
          defaultValue={startValue(data, "phone")}
          error={errorOf("phone")}
        />
        <TextField
          id={fieldId("company")}
          name="company"
          label={labels.company}
          autoComplete="organization"
          defaultValue={startValue(data, "company")}
          error={errorOf("company")}
        />
        <TextField
          id={fieldId("service")}
          name="service"
          label={labels.service}
          autoComplete="off"
          defaultValue={startValue(data, "service")}
          error={errorOf("service")}
        />
        <div className={styles.wide}>
          <TextAreaField
            id={fieldId("description")}
            name="description"
            label={labels.description}
            hint={labels.descriptionHint}
            autoComplete="off"
            defaultValue={startValue(data, "description")}
            counter={{ length: descriptionLength, limit: machines.descriptionLimit }}
            error={errorOf("description")}
          />
        </div>
      </div>
      <CheckboxField
        id={fieldId("privacy")}
        name="privacy"
        value="true"
        consent
        required
        defaultChecked={data.form?.values.privacy ?? false}
        error={errorOf("privacy")}
        label={
          <>
            {labels.privacyLead}
            <AppLink href="/privacy-policy" newTab className={styles.policy}>
              {labels.privacyLink}
            </AppLink>
          </>
        }
      />
      {data.prefill?.origin ? <input type="hidden" name="origin" value={data.prefill.origin} /> : null}
      <div className={styles.bait} aria-hidden="true">
        <label htmlFor="contact-website">{labels.bait}</label>
        <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {submission.status === "error" ? (
        <FailureNotice
          text={text}
          message={submission.message}
          failure={submission.failure}
          isListed={submission.failure === "rejected" && summary.length > 0}
        />
      ) : null}
      <div className={styles.actions}>
        <SubmitButton label={submission.buttonLabel} disabled={submission.disabled} />
      </div>
    </form>
  );
}
