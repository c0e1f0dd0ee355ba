import { Link } from "react-router-dom";
import type { MediaUse } from "~/generated/contract";
import styles from "./medium-uses.module.css";
import { byDocument } from "./words";

/** The documents that use a file, and where. */
export function MediumUses({ uses }: { readonly uses: readonly MediaUse[] }) {
  return (
    <ul className={styles.uses}>
      {byDocument(uses).map(({ use, places }) => (
        <li key={use.id}>
          <Link to={`/content/${use.id}`}>{use.title}</Link>
          <span className={styles.places}>{[use.address, ...places].filter(Boolean).join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}
