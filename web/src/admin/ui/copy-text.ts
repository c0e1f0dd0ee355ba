import { toast } from "./toast";

/** Copies a text to the clipboard, and says so. */
export function copyText(text: string, done: string): void {
  navigator.clipboard.writeText(text).then(
    () => toast(done),
    () => toast("The browser did not allow copying. Select the text instead.", undefined, "error"),
  );
}
