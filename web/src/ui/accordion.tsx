import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./accordion.module.css";
import { Icon } from "./icon";

interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly open?: boolean;
}

/** Native disclosure widgets; those that share a `name` close each other. What they hold is always in the page. */
export function Accordion({
  name,
  items,
}: {
  readonly name?: string;
  readonly items: readonly AccordionItem[];
}) {
  return (
    <div>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} className={styles.item} open={item.open}>
          <summary className={styles.summary}>
            {item.title}
            <Icon icon={Plus} className={styles.icon} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
