import { useShell } from "~/page/shell-context";
import { ActionLink } from "~/ui/links/button";
import styles from "./call-to-action.module.css";

/** The banner above the footer: claim and button on one line, or on a phone a full-width button below the claim. */
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
