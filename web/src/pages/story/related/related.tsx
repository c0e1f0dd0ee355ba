import { AppLink } from "~/ui/app-link/app-link";
import styles from "./related.module.css";

interface RelatedProps {
  readonly links: readonly { readonly kind: string; readonly label: string; readonly href: string }[];
}

/** Where a story belongs: the pages to read on from. */
export function Related({ links }: RelatedProps) {
  return (
    <dl className={styles.list}>
      {links.map(({ kind, label, href }) => (
        <div key={href} className={styles.item}>
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
