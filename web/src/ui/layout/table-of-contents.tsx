import { type ReactNode, useEffect, useState } from "react";
import { useCore } from "~/core/use-core";
import type { TextPart } from "~/generated/contract";
import styles from "./table-of-contents.module.css";

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

/** Returns the index of the section being read, by the core's rule; 0 until the core has loaded. */
function useActiveSection(sections: TableOfContentsProps["sections"]): number {
  const core = useCore();
  const [active, setActive] = useState(0);

  useEffect(() => {
    const tops = () => Float64Array.from(sections, ({ id }) => topOf(document.getElementById(id)));
    const machine = core && new core.TableOfContents(tops());
    if (!machine) return;
    const follow = () => setActive(machine.active(scrollY));
    const measure = () => {
      machine.setTops(tops());
      follow();
    };
    // Late fonts and rotated windows move the sections.
    const resize = new ResizeObserver(measure);
    resize.observe(document.body);
    addEventListener("scroll", follow, { passive: true });
    return () => {
      resize.disconnect();
      removeEventListener("scroll", follow);
      machine.free();
    };
  }, [core, sections]);

  return active;
}

/** Returns the distance from the document's top; NaN for a section that does not exist. */
function topOf(element: Element | null): number {
  return element ? element.getBoundingClientRect().top + scrollY : Number.NaN;
}
