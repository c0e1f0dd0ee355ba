import type { ComponentProps } from "react";
import type { landingContact } from "~/content/landing-contact";
import { AppLink } from "~/ui/app-link/app-link";
import { CheckboxField } from "~/ui/field/checkbox-field";
import { VisitorFields, visitorFieldId } from "./visitor-fields";

interface ContactFieldsProps extends ComponentProps<typeof VisitorFields> {
  readonly text: typeof landingContact;
  /** The consent is held in the browser: a form that the browser posts itself gives its box no name. */
  readonly posted?: boolean;
}

/** Who writes, and the consent. */
export function ContactFields({ prefix, text, errors, posted = false, ...visitor }: ContactFieldsProps) {
  return (
    <>
      <VisitorFields prefix={prefix} errors={errors} {...visitor} />
      <CheckboxField
        id={visitorFieldId(prefix, "privacy")}
        {...(posted ? {} : { name: "privacy" })}
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
