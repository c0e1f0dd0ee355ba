import type { FieldError, FieldKey, FormSnapshot } from "~/core/contract";
import { INITIAL_FORM } from "~/core/initial-form";

/** What the server knows when it renders the page. */
export interface ContactData {
  /** A form that came without JavaScript and was refused. */
  readonly form: {
    readonly values: Readonly<Partial<Record<TextKey, string>>> & { readonly privacy?: boolean };
    readonly errors: readonly FieldError[];
    readonly failure: string | null;
  } | null;
  /** The reference of a message that came without JavaScript and was accepted. */
  readonly sent: string | null;
  /** What a call to action handed over. */
  readonly prefill: { readonly service: string | null; readonly origin: string | null } | null;
}

export type TextKey = Exclude<FieldKey, "privacy" | "date" | "time">;

/** What an input starts with: what was typed before, else what the call to action offers. */
export function startValue({ form, prefill }: ContactData, field: TextKey): string {
  const typed = form?.values[field];
  if (typed !== undefined) return typed;
  return field === "service" ? (prefill?.service ?? "") : "";
}

/** The form as the server left it: errors beside their fields, and the outcome of a post without JavaScript. */
export function initialSnapshot({ form, sent }: ContactData): FormSnapshot {
  if (sent !== null) {
    return {
      ...INITIAL_FORM,
      submission: { ...INITIAL_FORM.submission, status: "success", reference: sent || null },
    };
  }
  if (!form) return INITIAL_FORM;
  return {
    ...INITIAL_FORM,
    errors: [...form.errors],
    submission: form.failure
      ? { ...INITIAL_FORM.submission, status: "error", message: form.failure, failure: "server" }
      : INITIAL_FORM.submission,
  };
}
