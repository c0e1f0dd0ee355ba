import type { Shell } from "~/generated/contract";

/** Timeout in milliseconds: like the one of page data. */
const TIMEOUT = 10_000;

let pending: Promise<void> | null = null;

/**
 * Adds the groups of words that the document lacks, which dialogs and other pages need. They are loaded once in a visit;
 * after a failure, the next call requests them again.
 */
export function loadWords({ words, wordsAddress }: Shell): Promise<void> {
  // A preview has all words in its document.
  if (!wordsAddress) return Promise.resolve();
  pending ??= request(wordsAddress).then(
    (all) => {
      // The words of the document stay, in case the others have changed since.
      Object.assign(words, { ...all, ...words });
    },
    (error: unknown) => {
      pending = null;
      throw error;
    },
  );
  return pending;
}

async function request(address: string): Promise<Shell["words"]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`words: status ${response.status}`);
  return response.json();
}
