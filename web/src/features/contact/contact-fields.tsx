import type { ComponentProps } from "react";
import { useWords } from "~/ui/text/words";
import { messageOfField, visitorFieldId } from "./messages";
import { PrivacyConsent } from "./privacy-consent";
import { VisitorFields } from "./visitor-fields";

/** The visitor's fields and the consent. The consent's box has no name, so it is never sent. */
export function ContactFields(visitor: ComponentProps<typeof VisitorFields>) {
  const { prefix, errors } = visitor;
  const words = useWords().messages;
  return (
    <>
      <VisitorFields {...visitor} />
      <PrivacyConsent
        id={visitorFieldId(prefix, "privacy")}
        error={messageOfField(words, errors, "privacy")}
      />
    </>
  );
}
