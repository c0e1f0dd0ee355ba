import type { RelatedPage } from "~/generated/contract";
import { AppLink } from "~/ui/links/app-link";
import styles from "./related.module.css";

/** The pages to which a page belongs. */
export function Related({ links }: { readonly links: readonly RelatedPage[] }) {
  return (
    <dl className={styles.list}>
      {links.map(({ kind, label, href }, index) => (
        <div key={index} className={styles.item}>
          <dt className={styles.kind}>{kind}</dt>
          <dd>
            <AppLink className={styles.link} href={href}>
              {label}
            </AppLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
