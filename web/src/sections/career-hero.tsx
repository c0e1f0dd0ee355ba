import { ArrowDown } from "lucide-react";
import type { SectionProps } from "~/page/section-module";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import styles from "./career-hero.module.css";

/** The opening of the careers page; its button leads to the openings below. */
export default function CareerHero({ props }: SectionProps<"careerHero">) {
  return (
    <section className={styles.hero} data-ground="dark">
      <Container className={styles.words}>
        <p className={styles.eyebrow}>{props.eyebrow}</p>
        <h1 className={styles.title}>{props.title}</h1>
        <p className={styles.text}>{props.description}</p>
        <div className={styles.action}>
          <ButtonLink href="#openings" size="lg" icon={ArrowDown}>
            {props.buttonText}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
