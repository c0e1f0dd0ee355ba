import { ArrowRight } from "lucide-react";
import { footer as copy } from "~/content/footer";
import { ButtonLink } from "~/ui/button/button";
import styles from "./call-to-action.module.css";

/** The banner above the footer. On a desktop claim and button stand on one line; on a phone the button fills the width. */
export function CallToAction() {
  return (
    <section className={styles.banner} aria-label={copy.action}>
      <p className={styles.claim}>{copy.claim}</p>
      <div className={styles.action}>
        <ButtonLink href="/contacts" size="lg" icon={ArrowRight}>
          {copy.action}
        </ButtonLink>
      </div>
    </section>
  );
}
