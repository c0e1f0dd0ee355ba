import { useShell } from "~/page/shell-context";
import { ActionLink } from "~/ui/links/button";
import styles from "./call-to-action.module.css";

/** The banner above the footer. On a desktop claim and button stand on one line; on a phone the button fills the width. */
export function CallToAction() {
  const { claim, action } = useShell().menus.footer;
  return (
    <section className={styles.banner} aria-label={action.label}>
      <p className={styles.claim}>{claim}</p>
      <div className={styles.action}>
        <ActionLink action={action} />
      </div>
    </section>
  );
}
