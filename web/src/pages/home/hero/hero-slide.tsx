import type { ReactNode } from "react";
import type { HomePage } from "~/content/types/home-page";
import { Container } from "~/ui/container/container";
import { ArtDirectedPicture } from "~/ui/picture/picture";
import styles from "./hero.module.css";
import { SlideLink } from "./slide-link";

interface HeroSlideProps {
  readonly name: "event" | "home" | "awards";
  readonly index: number;
  readonly active: "event" | "home" | "awards";
  /** Before the core runs, all slides can be scrolled to and none is inert. */
  readonly ready: boolean;
  readonly pictures: { readonly wide: string; readonly narrow: string };
  /** Stands over the picture. */
  readonly film?: ReactNode;
  readonly children: ReactNode;
}

export function HeroSlide({ name, index, active, ready, pictures, film, children }: HeroSlideProps) {
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
      {film}
      <Container className={styles.words}>{children}</Container>
    </div>
  );
}

/** One message and where it leads. */
export function SlideWords({ content }: { readonly content: HomePage["hero"]["slides"][number] }) {
  return (
    <>
      <p className={styles.eyebrow}>{content.eyebrow}</p>
      <h2 className={styles.title}>{content.title}</h2>
      <p className={styles.text}>{content.description}</p>
      <SlideLink link={content.link} />
    </>
  );
}
