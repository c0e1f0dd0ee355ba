import type { SearchWords } from "~/generated/contract";
import { fillWith } from "~/ui/text/fill";

/** Returns the text on the number of results, followed by `advice` if it is zero. */
export function countText(words: SearchWords, query: string, count: number, advice: string): string {
  if (count === 0) return `${fillWith(words.foundNone, { query })} ${advice}`;
  return fillWith(count === 1 ? words.foundOne : words.foundMany, { query, count });
}
