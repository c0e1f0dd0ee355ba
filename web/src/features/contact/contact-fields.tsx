import type { ComponentProps } from "react";
import { AppLink } from "~/ui/app-link";
import { CheckboxField } from "~/ui/checkbox-field";
import type { contactWords } from "./contact-words";
import { VisitorFields, visitorFieldId } from "./visitor-fields";

interface ContactFieldsProps extends ComponentProps<typeof VisitorFields> {
  readonly text: typeof contactWords;
}

/** The fields of a visitor, and the consent, which is held in the browser: its box has no name, so that it is never sent. */
export function ContactFields({ prefix, text, errors, ...visitor }: ContactFieldsProps) {
  return (
    <>
      <VisitorFields prefix={prefix} errors={errors} {...visitor} />
      <CheckboxField
        id={visitorFieldId(prefix, "privacy")}
        consent
        required
        error={errors.find(({ field }) => field === "privacy")?.message}
        label={
          <>
            {text.privacyLead}
            <AppLink href="/privacy-policy" newTab>
              {text.privacyLink}
            </AppLink>
          </>
        }
      />
    </>
  );
}
