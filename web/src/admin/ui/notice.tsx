import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { errorText, Problem } from "../api/problem";
import { Button } from "./button";
import styles from "./notice.module.css";

interface EmptyProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What to do next. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** An empty list or pane. */
export function Empty({ icon: Icon, title, text, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Icon aria-hidden="true" size={28} strokeWidth={1.5} />
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}

interface NoEntriesProps extends EmptyProps {
  /** What the list has, in the singular. */
  readonly what: string;
  /** Whether the list has entries that its filters hide. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Replaces a list that has no entries, or none that match its filters. */
export function NoEntries({ what, isFiltered, onClear, ...empty }: NoEntriesProps) {
  if (!isFiltered) return <Empty {...empty} />;
  return (
    <Empty icon={empty.icon} title={`No ${what} matches`} text="Try other words, or remove the filters.">
      <Button onClick={onClear}>Remove search and filters</Button>
    </Empty>
  );
}

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces data that could not be loaded. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const isFinal = error instanceof Problem && (error.status === 403 || error.status === 404);
  return (
    <div className={styles.empty} role="alert">
      <p className={styles.title}>This could not be loaded</p>
      <p>{errorText(error)}</p>
      {isFinal ? null : <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}

interface QueryStateProps {
  readonly query: { readonly data: unknown; readonly error: unknown; readonly refetch: () => unknown };
  /** Placeholder rows. */
  readonly rows: number;
}

/** Shows that data is loading, or that it could not be loaded. */
export function QueryState({ query: { data, error, refetch }, rows }: QueryStateProps) {
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data === undefined ? <Skeleton rows={rows} /> : null;
}

/** Placeholder rows while data loads. */
export function Skeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical
        <span key={row} className={styles.line} />
      ))}
    </div>
  );
}
