import { ArrowRight } from "lucide-react";
import type { LandingPage } from "~/content/types/landing-page";
import { ButtonLink } from "~/ui/button/button";
import { Section } from "~/ui/section/section";
import styles from "./closing.module.css";
import type { DialogLink } from "./use-lazy-dialog";

interface ClosingProps {
  readonly content: LandingPage;
  readonly register: DialogLink;
}

/** The way to the booking once more, for who has read to the end. */
export function Closing({ content: { closing, hero }, register }: ClosingProps) {
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
