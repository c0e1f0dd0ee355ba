import { type RefObject, useLayoutEffect } from "react";
import { textControls } from "~/core/text-controls";

/** Unsent text by field. It is lost with the document, unless the core traps. */
const unsent = new Map<string, string>();

/** Clears the unsent text after it has been sent. */
export const clearUnsentText = () => unsent.clear();

/** Returns the unsent text, including the text in the page's forms. */
export function unsentText(): ReadonlyMap<string, string> {
  const text = new Map(unsent);
  for (const form of document.forms) {
    for (const [field, { value }] of textControls(form)) if (value !== "") text.set(field, value);
  }
  return text;
}

/** Stores the text of the contact form, and restores it when the visitor returns from another page. */
export function useUnsentText(form: RefObject<HTMLFormElement | null>): void {
  // Before the machine is created, which reads the form.
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
