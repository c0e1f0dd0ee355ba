import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import styles from "./data-table.module.css";

export interface Column<T> {
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  /** Makes the column sortable. */
  readonly sortBy?: (row: T) => string | number | boolean | null;
}

interface DataTableProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly columns: readonly Column<T>[];
  /** The last cell of a row. */
  readonly actions?: (row: T) => ReactNode;
}

/** A table whose columns sort. On phones each row is a card. */
export function DataTable<T extends { readonly id: string }>(props: DataTableProps<T>) {
  const { label, rows, columns, actions } = props;
  const [sort, setSort] = useState({ header: "", isDescending: false });
  const sortBy = columns.find(({ header }) => header === sort.header)?.sortBy;
  const sorted = sortBy
    ? rows.toSorted((a, b) => compare(sortBy(a), sortBy(b)) * (sort.isDescending ? -1 : 1))
    : rows;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => {
            const { header } = column;
            const isSorted = header === sort.header;
            const isDescending = isSorted && sort.isDescending;
            const Arrow = isDescending ? ArrowDown : ArrowUp;
            return (
              <th
                key={header}
                scope="col"
                aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
              >
                {column.sortBy ? (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => setSort({ header, isDescending: isSorted && !isDescending })}
                  >
                    {header}
                    <Arrow aria-hidden="true" size={14} className={isSorted ? "" : styles.unsorted} />
                  </button>
                ) : (
                  header
                )}
              </th>
            );
          })}
          {actions ? (
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
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

function compare<V extends string | number | boolean | null>(a: V, b: V): number {
  if (a === b) return 0;
  return (a ?? 0) < (b ?? 0) ? -1 : 1;
}
