import type { ReactNode } from "react";
import styles from "./data-table.module.css";

export interface Column<T> {
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
}

interface DataTableProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly columns: readonly Column<T>[];
  /** The last cell of a row. */
  readonly actions?: (row: T) => ReactNode;
}

/** A table. On phones each row is a card. */
export function DataTable<T extends { readonly id: string }>(props: DataTableProps<T>) {
  const { label, rows, columns, actions } = props;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
          {actions ? (
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ header, cell }) => (
              <td key={header} data-label={header}>
                {cell(row)}
              </td>
            ))}
            {actions ? <td className={styles.actions}>{actions(row)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
