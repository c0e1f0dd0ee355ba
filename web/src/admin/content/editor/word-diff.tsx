import { useMemo } from "react";
import { diffLines, type Part } from "./diff-lines";
import styles from "./word-diff.module.css";

interface WordDiffProps {
  readonly before: string;
  readonly after: string;
  readonly beforeTitle: string;
  readonly afterTitle: string;
}

/** Two versions of a text next to each other, with the words that differ marked. */
export function WordDiff({ before, after, beforeTitle, afterTitle }: WordDiffProps) {
  const rows = useMemo(() => diffLines(before, after), [before, after]);
  const isSame = rows.every(({ kind }) => kind !== "changed");
  if (isSame) return <p className="muted">The texts of both versions are the same.</p>;
  let key = 0;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{beforeTitle}</th>
          <th scope="col">{afterTitle}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          key += 1;
          if (row.kind === "gap") {
            return (
              <tr key={key} className={styles.gap}>
                <td colSpan={2}>{row.count === 1 ? "1 unchanged text" : `${row.count} unchanged texts`}</td>
              </tr>
            );
          }
          if (row.kind === "same") {
            return (
              <tr key={key} className={styles.context}>
                <td>{row.text}</td>
                <td>{row.text}</td>
              </tr>
            );
          }
          return (
            <tr key={key} className={styles.changed}>
              <td data-title={beforeTitle}>
                <Parts parts={row.before} as="del" />
              </td>
              <td data-title={afterTitle}>
                <Parts parts={row.after} as="ins" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Parts({ parts, as: Mark }: { readonly parts: readonly Part[] | null; readonly as: "del" | "ins" }) {
  if (!parts) return <span className={styles.absent}>Not there</span>;
  let offset = 0;
  return parts.map(({ text, isChanged }) => {
    const key = offset;
    offset += text.length;
    return isChanged ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>;
  });
}
