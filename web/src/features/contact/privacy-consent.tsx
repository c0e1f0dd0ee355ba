import type { ComponentProps } from "react";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { PrivacyLink } from "./privacy-link";
import { words } from "./words";

type PrivacyConsentProps = Omit<ComponentProps<typeof CheckboxField>, "label" | "consent" | "required">;

/** The consent to the privacy policy. */
export function PrivacyConsent(box: PrivacyConsentProps) {
  return (
    <CheckboxField
      {...box}
      consent
      required
      label={
        <>
          {words.privacyLead}
          <PrivacyLink />
        </>
      }
    />
  );
}
