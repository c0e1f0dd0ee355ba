import { OneLine } from "./one-line";

/** A short text whose hyphenated words do not break: in a title a broken one would look like two words. */
export function Compounds({ text }: { readonly text: string }) {
  return (
    text
      .split(/(\S+-\S+)/)
      // biome-ignore lint/suspicious/noArrayIndexKey: a title may have a word twice
      .map((part, index) => (index % 2 === 1 ? <OneLine key={index}>{part}</OneLine> : part))
  );
}
