import type { Words } from "~/generated/contract";

/** Requests the site's words; null for a document that contains them, such as a preview. */
export async function requestWords(): Promise<Words | null> {
  const { words } = document.documentElement.dataset;
  if (!words) return null;
  const response = await fetch(words);
  if (!response.ok) throw new Error(`words: status ${response.status}`);
  return response.json();
}
