import { type RefObject, useLayoutEffect } from "react";
import { textControls } from "~/core/form-inputs";

/** What was typed and not sent, by field. It lives as long as the document: no storage has it. */
const unsent = new Map<string, string>();

/** Forgets what was typed: it has been sent. */
export const forgetText = () => unsent.clear();

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
