import { Fragment } from "react";
import type { TextBlocks as Blocks, TextBlock } from "~/content/types/text-block";
import styles from "./text-blocks.module.css";

/** Running text with subheadings and lists, as long texts are written. */
export function TextBlocks({ blocks }: { readonly blocks: Blocks }) {
  return (
    <div className={styles.text}>
      {blocks.map((block) => (
        <Block key={block.type === "list" ? block.items[0] : block.text} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  switch (block.type) {
    case "subheading":
      return <h3 className={styles.subheading}>{block.text}</h3>;
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <WithMailLinks text={item} />
            </li>
          ))}
        </ul>
      );
    case "paragraph":
      return (
        <p>
          <WithMailLinks text={block.text} />
        </p>
      );
  }
}

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Copy holds addresses as plain words; here they can be written to. */
function WithMailLinks({ text }: { readonly text: string }) {
  // Split by a pattern with one group: every second part is an address.
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
}
