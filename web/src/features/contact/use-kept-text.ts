import { type RefObject, useLayoutEffect } from "react";
import { textControls } from "~/core/form-inputs";

/** What was typed and not sent, by field. It lives as long as the document, unless the core traps. */
const unsent = new Map<string, string>();

/** Forgets what was typed: it has been sent. */
export const forgetText = () => unsent.clear();

/** Returns what was typed and not sent, in the forms of the page too. */
export function keptText(): ReadonlyMap<string, string> {
  const text = new Map(unsent);
  for (const form of document.forms) {
    for (const [field, { value }] of textControls(form)) if (value !== "") text.set(field, value);
  }
  return text;
}

/** Keeps the text of the contact form for a visitor who goes to another page and comes back. */
export function useKeptText(form: RefObject<HTMLFormElement | null>): void {
  // Before the machine is made, which reads the form.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    for (const [field, control] of textControls(element)) {
      if (control.value === "") control.value = unsent.get(field) ?? "";
    }
    return () => {
      for (const [field, control] of textControls(element)) unsent.set(field, control.value);
    };
  }, [form]);
}
