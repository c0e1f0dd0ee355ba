import styles from "../long-read.module.css";
import { useActiveSection } from "./use-active-section";

interface TableOfContentsProps {
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of the page; the link to the current section is marked. */
export function TableOfContents({ label, sections }: TableOfContentsProps) {
  const active = useActiveSection(sections);
  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.contentsTitle}>{label}</p>
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
  );
}
