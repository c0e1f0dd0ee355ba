import { ArrowDown } from "lucide-react";
import type { CareerPage } from "~/content/types/career-page";
import { ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import styles from "./career-hero.module.css";

export function CareerHero({ text }: { readonly text: CareerPage["hero"] }) {
  return (
    <section className={styles.hero} data-ground="dark">
      <Container className={styles.words}>
        <p className={styles.eyebrow}>{text.eyebrow}</p>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.text}>{text.description}</p>
        <div className={styles.action}>
          <ButtonLink href="#openings" size="lg" icon={ArrowDown}>
            {text.buttonText}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
