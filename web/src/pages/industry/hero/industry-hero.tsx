import { ArrowRight } from "lucide-react";
import type { IndustryPage } from "~/content/types/industry-page";
import { ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import { Picture } from "~/ui/picture/picture";
import styles from "./industry-hero.module.css";
import { MAIN_SIZES } from "./sizes";

interface IndustryHeroProps {
  readonly name: string;
  readonly content: IndustryPage["hero"];
  readonly contact: { readonly label: string; readonly href: string };
}

/** The industry's own picture in front of its wider world, with two smaller ones that drift beside it. */
export function IndustryHero({ name, content, contact }: IndustryHeroProps) {
  return (
    <section className={styles.hero} data-ground="dark">
      <Picture
        className={styles.background}
        name={content.bgImage.name}
        alt={content.bgImage.alt}
        sizes="100vw"
        loading="lazy"
      />
      <Container className={styles.content}>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <h1 className={styles.title}>{content.title}</h1>
          <p className={styles.text}>{content.description}</p>
          <ButtonLink href={contact.href} size="lg" icon={ArrowRight}>
            {contact.label}
          </ButtonLink>
        </div>
        <div className={styles.pictures}>
          <Picture
            className={styles.main}
            name={content.mainImage.name}
            alt={content.mainImage.alt}
            sizes={MAIN_SIZES}
            loading="first"
          />
          {content.floatingImages.map(({ className, src }) => (
            <Picture
              key={className}
              className={`${styles.floating} ${styles[className]}`}
              name={src.name}
              alt={src.alt}
              sizes="(min-width: 1024px) 300px, 48vw"
              loading="lazy"
            />
          ))}
        </div>
      </Container>
    </section>
  );
}
