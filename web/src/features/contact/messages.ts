import type { FieldError, FieldKey, FormSnapshot } from "~/core/contract";
import type { MessageWords } from "~/generated/contract";
import { fillWith } from "~/ui/text/fill";

// `server/src/site/messages.rs` has the same rules.

const REQUIRED: Partial<Record<FieldKey, keyof MessageWords>> = {
  fullName: "fullNameRequired",
  email: "emailRequired",
  phone: "phoneRequired",
};
const INVALID: Partial<Record<FieldKey, keyof MessageWords>> = {
  email: "emailInvalid",
  phone: "phoneInvalid",
};
/** Fields whose value is either there or not. */
const MISSING: Partial<Record<FieldKey, keyof MessageWords>> = {
  date: "slotRequired",
  time: "slotRequired",
  privacy: "privacyRequired",
};

/** Returns the message for an error of a field. */
export function messageOf(words: MessageWords, error: Pick<FieldError, "field" | "code" | "limit">): string {
  return fillWith(words[keyOf(error)], { limit: error.limit ?? 0 });
}

/** Returns the message of a field; undefined if it has no error. */
export function messageOfField(
  words: MessageWords,
  errors: readonly FieldError[],
  field: FieldKey,
): string | undefined {
  const error = errors.find((candidate) => candidate.field === field);
  return error && messageOf(words, error);
}

/** Returns the id of a field. A page may have two forms, which the prefix tells apart. */
export const visitorFieldId = (prefix: string, field: FieldKey) => `${prefix}-${field}`;

/** Returns the entries of a summary of errors. */
export function summaryOf(words: MessageWords, prefix: string, errors: readonly FieldError[]) {
  return errors.map((error) => ({
    fieldId: visitorFieldId(prefix, error.field),
    message: messageOf(words, error),
  }));
}

function keyOf({ field, code }: Pick<FieldError, "field" | "code">): keyof MessageWords {
  switch (code) {
    case "too-long":
      return "tooLong";
    case "unavailable":
      return "slotUnavailable";
    case "required":
      return MISSING[field] ?? REQUIRED[field] ?? "required";
    // A newer server may send other codes.
    default:
      return MISSING[field] ?? INVALID[field] ?? "invalid";
  }
}

/** Returns what the visitor can do after a failure for which the server has no advice. */
export function failureAdvice(
  { networkFailure, serverFailure }: Readonly<Record<"networkFailure" | "serverFailure", string>>,
  { failure }: Pick<FormSnapshot["submission"], "failure">,
): string {
  return failure === "network" ? networkFailure : serverFailure;
}

/** Returns the label of the button that sends a form. */
export function submitLabel(words: MessageWords, { disabled }: { readonly disabled: boolean }): string {
  return disabled ? words.submitting : words.submit;
}
