import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import styles from "./data-table.module.css";

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

export type Column<T extends object> = ColumnDef<typeof features, T>;

interface DataTableProps<T extends object> {
  readonly label: string;
  readonly rows: readonly T[];
  /** Constant between renders. */
  readonly columns: Column<T>[];
  readonly rowId: (row: T) => string;
}

/** Returns a header that is a text. Cards show it in front of the value. */
function headerText(header: unknown): string | undefined {
  return typeof header === "string" ? header : undefined;
}

/** A table whose columns sort. On phones each row is a card. */
export function DataTable<T extends object>({ label, rows, columns, rowId }: DataTableProps<T>) {
  const table = useTable({ features, data: rows, columns, getRowId: rowId, enableMultiSort: false });
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => {
              const order = header.column.getIsSorted();
              const Arrow = order === "desc" ? ArrowDown : ArrowUp;
              return (
                <th
                  key={header.id}
                  scope="col"
                  aria-sort={order ? (order === "asc" ? "ascending" : "descending") : undefined}
                >
                  {header.column.getCanSort() ? (
                    <button
                      type="button"
                      className={styles.sort}
                      onClick={header.column.getToggleSortingHandler()}
                    >
                      <table.FlexRender header={header} />
                      <Arrow aria-hidden="true" size={14} className={order ? "" : styles.unsorted} />
                    </button>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td
                key={cell.id}
                data-column={cell.column.id}
                data-label={headerText(cell.column.columnDef.header)}
              >
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
