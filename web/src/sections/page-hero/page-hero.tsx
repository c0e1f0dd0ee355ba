import type { ReactNode } from "react";
import type { Image } from "~/content/types/image";
import { Container } from "~/ui/container/container";
import { Picture } from "~/ui/picture/picture";
import styles from "./page-hero.module.css";

/**
 * How wide the hero's picture is drawn, for `preloadPicture` too: where the hero is taller than 16:9 the picture grows
 * with its height and is cropped. A phone takes less than it could show, since most of the picture lies in the dark.
 */
export const HERO_SIZES = "(max-width: 767.98px) 46vh, (max-aspect-ratio: 16/10) 140vh, 100vw";

interface PageHeroProps {
  /** A few words above the title. */
  readonly tag: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly image: Image;
  /** What there is to press. */
  readonly children?: ReactNode;
}

/** How a page opens: its picture from edge to edge, and its title where the picture is calm. */
export function PageHero({ tag, title, text, image, children }: PageHeroProps) {
  return (
    <section className={styles.hero} data-ground="dark">
      <Picture
        className={styles.picture}
        name={image.name}
        alt={image.alt}
        sizes={HERO_SIZES}
        loading="first"
      />
      <Container className={styles.content}>
        <div className={styles.tag}>{tag}</div>
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        {children ? <div className={styles.actions}>{children}</div> : null}
      </Container>
    </section>
  );
}
