import type { FieldError, FieldKey } from "~/core/contract";

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
