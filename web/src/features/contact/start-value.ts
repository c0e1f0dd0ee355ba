import type { FieldKey } from "~/core/contract";
import type { ContactFormData } from "~/generated/contract";

/** A text field of the contact form. */
export type TextKey = Exclude<FieldKey, "privacy" | "date" | "time">;

/** The text that an input starts with: what was typed before, else what the call to action offers. */
export function startValue({ form, prefill }: ContactFormData, field: TextKey): string {
  const typed = form?.values[field];
  if (typed !== undefined) return typed;
  return field === "service" ? (prefill?.service ?? "") : "";
}
