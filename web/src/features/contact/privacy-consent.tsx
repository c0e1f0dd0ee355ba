import type { ComponentProps } from "react";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { useWords } from "~/ui/text/words";
import { WithPolicy } from "./with-policy";

type PrivacyConsentProps = Omit<ComponentProps<typeof CheckboxField>, "label" | "consent" | "required">;

/** The consent to the privacy policy. */
export function PrivacyConsent(box: PrivacyConsentProps) {
  const { forms } = useWords();
  return <CheckboxField {...box} consent required label={<WithPolicy text={forms.privacy} />} />;
}
