import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { SectionData, Sections } from "~/page/section-data";
import { MOTION } from "~/ui/browser/media-queries";
import { useScrollStops } from "~/ui/layout/use-scroll-stops";
import styles from "../live-field.module.css";

interface FieldTableProps {
  readonly props: Sections["liveField"];
  readonly data: SectionData["liveField"];
  readonly summary: RefObject<HTMLElement | null>;
}

/**
 * The result as a table, for visitors who cannot see the field or who check the sums. It is open where nothing moves; the
 * stylesheet hides its content until that is known.
 */
export function FieldTable({ props, data, summary }: FieldTableProps) {
  const { table, causes } = props;
  const root = useRef<HTMLDetailsElement>(null);
  const [isDecided, setDecided] = useState(false);
  useScrollStops(root, `.${styles.scroller}`);
  useLayoutEffect(() => {
    const motion = matchMedia(MOTION);
    const decide = () => {
      if (root.current) root.current.open = !motion.matches;
    };
    decide();
    setDecided(true);
    motion.addEventListener("change", decide);
    return () => motion.removeEventListener("change", decide);
  }, []);
  return (
    <details ref={root} className={styles.result} open data-decided={isDecided}>
      <summary ref={summary} className={styles.summary}>
        {table.summary}
      </summary>
      <section className={styles.scroller} aria-label={table.summary}>
        <table className={styles.table} aria-label={table.summary}>
          <thead>
            <tr>
              <th scope="col">{table.cause}</th>
              <th scope="col">{table.lines}</th>
              <th scope="col">{table.size}</th>
              <th scope="col">{table.difference}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{table.before}</th>
              <td>{data.lines}</td>
              <td />
              <td>{data.before}</td>
            </tr>
            {data.causes.map(({ cause, lines, size, amount }) => (
              <tr key={cause}>
                <th scope="row">
                  {causes[cause].name}
                  <span className={styles.rule}>{causes[cause].text}</span>
                </th>
                <td>{lines}</td>
                <td>{size}</td>
                <td>{amount}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{table.unexplained}</th>
              <td>{data.unexplained.lines}</td>
              <td>{data.unexplained.size}</td>
              <td>{data.unexplained.amount}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{table.after}</th>
              <td>{data.lines}</td>
              <td />
              <td>{data.after}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}
