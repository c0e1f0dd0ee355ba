import { Container } from "~/ui/layout/container";
import { Notice } from "~/ui/text/notice";
import { TryAgain } from "~/ui/text/try-again";
import { useWords } from "~/ui/text/words";
import styles from "./stale-notice.module.css";

/** A notice that the page is the browser's last copy, with a retry. */
export function StaleNotice() {
  const words = useWords().loading;
  return (
    <div className={styles.strip} data-ground="paper">
      <Container>
        <Notice>
          <span className={styles.content}>
            {words.stale}
            <TryAgain />
          </span>
        </Notice>
      </Container>
    </div>
  );
}
