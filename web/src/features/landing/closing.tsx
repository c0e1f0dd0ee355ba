import ArrowRight from "lucide-react/icons/arrow-right";
import { Section } from "~/ui/layout/section";
import { ButtonLink } from "~/ui/links/button";
import styles from "./closing.module.css";
import type { DialogLink } from "./use-lazy-dialog";
import { words } from "./words";

/** The last section, with another link to the booking form. */
export function Closing({ register }: { readonly register: DialogLink }) {
  const { closing, hero } = words;
  return (
    <Section ground="dark" labelledBy="closing" className={styles.closing}>
      <div className={styles.words}>
        <h2 className={styles.title} id="closing">
          {closing.title}
        </h2>
        <p className={styles.text}>{closing.text}</p>
      </div>
      <div className={styles.action}>
        <ButtonLink size="lg" icon={ArrowRight} {...register}>
          {hero.register}
        </ButtonLink>
      </div>
    </Section>
  );
}
