import type { BookedWords } from "~/generated/contract";

/** Returns the text on what follows a booking, with or without a confirmation mail. */
export function confirmationLead(words: BookedWords, { mailed }: { readonly mailed: boolean }): string {
  return mailed ? words.lead : words.unmailed;
}
