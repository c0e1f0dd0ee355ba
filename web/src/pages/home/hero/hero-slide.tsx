import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { HomePage } from "~/content/types/home-page";
import { ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import { ArtDirectedPicture } from "~/ui/picture/picture";
import styles from "./hero.module.css";

interface HeroSlideProps {
  readonly name: "event" | "home" | "awards";
  readonly index: number;
  readonly active: "event" | "home" | "awards";
  /** Before the core runs, all slides can be scrolled to and none is inert. */
  readonly ready: boolean;
  readonly content: HomePage["hero"]["slides"][number];
  readonly pictures: { readonly wide: string; readonly narrow: string };
  /** Takes the place of the slide's own title and text, or stands over its picture. */
  readonly children?: ReactNode;
}

export function HeroSlide({ name, index, active, ready, content, pictures, children }: HeroSlideProps) {
  const shown = name === active;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group with this role description
    <div
      role="group"
      className={styles.slide}
      data-active={shown}
      aria-roledescription="slide"
      aria-label={`${index + 1} of 3`}
      inert={ready && !shown}
    >
      <ArtDirectedPicture
        className={styles.picture}
        wide={pictures.wide}
        narrow={pictures.narrow}
        sizes="100vw"
        loading={index === 0 ? "first" : "lazy"}
      />
      {name === "event" ? children : null}
      <Container className={styles.words}>
        <p className={styles.eyebrow}>{content.eyebrow}</p>
        {name === "home" ? (
          children
        ) : (
          <>
            <h2 className={styles.title}>{content.title}</h2>
            <p className={styles.text}>{content.description}</p>
          </>
        )}
        <ButtonLink href={content.link.href} size="lg" icon={ArrowRight}>
          {content.link.label}
        </ButtonLink>
      </Container>
    </div>
  );
}
