import { Fragment } from "react";
import type { TextBlock } from "~/generated/contract";
import styles from "./text-blocks.module.css";

/** Paragraphs, subheadings and lists of a long text. */
export function TextBlocks({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text are never reordered
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  if ("subheading" in block) return <h3 className={styles.subheading}>{block.subheading}</h3>;
  if ("paragraph" in block) {
    return (
      <p>
        <WithMailLinks text={block.paragraph} />
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {block.list.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list are never reordered
        <li key={index}>
          <WithMailLinks text={item} />
        </li>
      ))}
    </ul>
  );
}

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose e-mail addresses become links. */
function WithMailLinks({ text }: { readonly text: string }) {
  // Split by a pattern with one group: every second part is an address.
  return text.split(ADDRESS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text may name an address twice
    <Fragment key={index}>{index % 2 === 1 ? <a href={`mailto:${part}`}>{part}</a> : part}</Fragment>
  ));
}
