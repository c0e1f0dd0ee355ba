import type { ComponentProps } from "react";
import { PrivacyConsent } from "./privacy-consent";
import { VisitorFields, visitorFieldId } from "./visitor-fields";

/** The visitor's fields and the consent. The consent's box has no name, so it is never sent. */
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
