import { type RefObject, useRef } from "react";
import type { SectionData, Sections } from "~/page/section-data";
import { useScrollStops } from "~/ui/layout/use-scroll-stops";
import styles from "../live-field.module.css";

interface FieldTableProps {
  readonly props: Sections["liveField"];
  readonly data: SectionData["liveField"];
  readonly summary: RefObject<HTMLElement | null>;
}

/** The result as a table, for visitors who cannot see the field or who check the sums. */
export function FieldTable({ props, data, summary }: FieldTableProps) {
  const { table, causes } = props;
  const root = useRef<HTMLDetailsElement>(null);
  useScrollStops(root, `.${styles.scroller}`);
  return (
    <details ref={root}>
      <summary ref={summary} className={styles.summary}>
        {table.summary}
      </summary>
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={table.summary}>
          <thead>
            <tr>
              <th scope="col">{table.cause}</th>
              <th scope="col">{table.lines}</th>
              <th scope="col">{table.difference}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{table.before}</th>
              <td>{data.lines}</td>
              <td>{data.before}</td>
            </tr>
            {data.causes.map(({ cause, lines, amount }) => (
              <tr key={cause}>
                <th scope="row">
                  {causes[cause].name}
                  <span className={styles.rule}>{causes[cause].text}</span>
                </th>
                <td>{lines}</td>
                <td>{amount}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{table.unexplained}</th>
              <td>{data.unexplained.lines}</td>
              <td>{data.unexplained.amount}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{table.after}</th>
              <td>{data.lines}</td>
              <td>{data.after}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}
