import type { ComponentProps } from "react";
import { PrivacyConsent } from "./privacy-consent";
import { VisitorFields, visitorFieldId } from "./visitor-fields";

/** The fields of a visitor, and the consent, which is held in the browser: its box has no name, so that it is never sent. */
export function ContactFields(visitor: ComponentProps<typeof VisitorFields>) {
  const { prefix, errors } = visitor;
  return (
    <>
      <VisitorFields {...visitor} />
      <PrivacyConsent
        id={visitorFieldId(prefix, "privacy")}
        error={errors.find(({ field }) => field === "privacy")?.message}
      />
    </>
  );
}
