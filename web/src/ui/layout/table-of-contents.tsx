import type { ReactNode } from "react";
import type { TextPart } from "~/generated/contract";
import styles from "./table-of-contents.module.css";
import { useActiveSection } from "./use-active-section";

interface TableOfContentsProps {
  /** Id of the heading among the children. */
  readonly labelledBy: string;
  readonly sections: readonly Readonly<TextPart>[];
  readonly children: ReactNode;
}

/** A heading that stays in view, and links to the parts of the text; the link to the current part is marked. */
export function TableOfContents({ labelledBy, sections, children }: TableOfContentsProps) {
  const active = useActiveSection(sections);
  return (
    <div className={styles.contents}>
      {children}
      {sections.length > 1 ? (
        <nav aria-labelledby={labelledBy}>
          <ol className={styles.entries}>
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  className={styles.entry}
                  href={`#${id}`}
                  {...(index === active ? { "aria-current": "location" } : {})}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
    </div>
  );
}
