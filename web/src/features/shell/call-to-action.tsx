import type { PageKind } from "~/generated/contract";
import { useShell } from "~/page/shell-context";
import { ActionLink } from "~/ui/links/button";
import styles from "./call-to-action.module.css";

/**
 * The banner above the footer: words and button on one line, or on a phone a full-width button below the words. Each
 * kind of page shows another part of the drawing.
 */
export function CallToAction({ kind }: { readonly kind: PageKind | undefined }) {
  const { claim, text, action } = useShell().menus.footer;
  return (
    <section className={styles.banner} data-kind={kind} aria-label={action.label}>
      <div className={styles.words}>
        <p className={styles.claim}>{claim}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      <div className={styles.action}>
        <ActionLink action={action} />
      </div>
    </section>
  );
}
