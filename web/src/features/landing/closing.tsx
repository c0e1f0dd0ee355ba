import ArrowRight from "lucide-react/icons/arrow-right";
import type { DialogLink } from "~/features/shell/use-lazy-dialog";
import actions from "~/ui/layout/actions.module.css";
import { Section } from "~/ui/layout/section";
import { ButtonLink } from "~/ui/links/button";
import { useWords } from "~/ui/text/words";
import styles from "./closing.module.css";

/** The last section, with another link to the booking form. */
export function Closing({ register }: { readonly register: DialogLink }) {
  const words = useWords().landing;
  return (
    <Section ground="dark" labelledBy="closing" className={styles.closing}>
      <div className={styles.words}>
        <h2 className={styles.title} id="closing">
          {words.closingTitle}
        </h2>
        <p className={styles.text}>{words.closingText}</p>
      </div>
      <div className={actions.actions}>
        <ButtonLink size="lg" icon={ArrowRight} {...register}>
          {words.register}
        </ButtonLink>
      </div>
    </Section>
  );
}
