import type { ArtefactTable } from "~/generated/contract";
import { Status } from "./status";
import styles from "./table.module.css";

interface TableProps {
  readonly table: ArtefactTable;
  readonly labelledBy: string;
}

/** Rows to compare or check; the last cell of a row may be a status. */
export function Table({ table: { columns, numeric, rows, footnote }, labelledBy }: TableProps) {
  const last = columns.length - 1;
  return (
    <>
      <table className={`${styles.base} ${styles.table}`} data-numeric={numeric} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name, ...cells], tone }, index) => (
            <tr key={index} data-place={index} data-reveal>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at} data-column={columns[at + 1]}>
                  {tone && at + 1 === last ? <Status label={cell} tone={tone} /> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {footnote ? <small>{footnote}</small> : null}
    </>
  );
}
