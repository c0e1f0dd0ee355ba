import type { TextBlock } from "~/generated/contract";
import { Marked } from "./marked";
import styles from "./text-blocks.module.css";

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
        <Marked text={block.paragraph} />
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {block.list.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list are never reordered
        <li key={index}>
          <Marked text={item} />
        </li>
      ))}
    </ul>
  );
}
