import { useMemo } from "react";
import { diffPassages, type Passage } from "./diff-passages";
import styles from "./word-diff.module.css";

interface WordDiffProps {
  readonly before: string;
  readonly after: string;
  readonly beforeTitle: string;
  readonly afterTitle: string;
}

/** Two versions of a text in one, with the words marked that only one of them has. */
export function WordDiff({ before, after, beforeTitle, afterTitle }: WordDiffProps) {
  const passages = useMemo(() => diffPassages(before, after), [before, after]);
  if (passages.every(({ kind }) => kind !== "changed")) {
    return <p className="muted">The texts of both versions are the same.</p>;
  }
  return (
    <div className={styles.diff}>
      <p className="hint">
        Only in <del>{beforeTitle}</del>, only in <ins>{afterTitle}</ins>
      </p>
      {passages.map((passage, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: other versions replace all of it
        <p key={at} data-kind={passage.kind}>
          <Words passage={passage} />
        </p>
      ))}
    </div>
  );
}

function Words({ passage }: { readonly passage: Passage }) {
  if (passage.kind === "same") return passage.text;
  if (passage.kind === "gap")
    return passage.count === 1 ? "1 unchanged text" : `${passage.count} unchanged texts`;
  let offset = 0;
  return passage.parts.map(({ value, added, removed }) => {
    const Mark = added ? "ins" : removed ? "del" : "span";
    offset += value.length;
    return <Mark key={offset}>{value}</Mark>;
  });
}
