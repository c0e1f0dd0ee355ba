import type { ReactNode } from "react";
import type { Link, HeroSlide as Slide } from "~/generated/contract";
import { Container } from "~/ui/layout/container";
import { ActionLink } from "~/ui/links/button";
import { OpeningPicture } from "~/ui/pictures/picture";
import { Eyebrow } from "~/ui/text/eyebrow";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import styles from "../home-hero.module.css";
import { SLIDE_SIZES, slidePictures } from "./slide-pictures";

interface HeroSlideProps {
  readonly slide: Slide;
  /** Zero-based. */
  readonly index: number;
  readonly count: number;
  /** True for the slide that the hero starts at. */
  readonly first: boolean;
  readonly shown: boolean;
  /** True once the core has loaded; until then all slides can be scrolled to and none is inert. */
  readonly ready: boolean;
  /** Video over the picture. */
  readonly video?: ReactNode;
  readonly children: ReactNode;
}

export function HeroSlide({ slide, index, count, first, shown, ready, video, children }: HeroSlideProps) {
  const words = useWords().sections;
  const pictures = slidePictures(slide);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires a group with this role description
    <div
      role="group"
      className={styles.slide}
      data-active={shown}
      aria-roledescription={words.slide}
      aria-label={fillWith(words.slidePlace, { number: index + 1, total: count })}
      inert={ready && !shown}
    >
      {pictures ? (
        <OpeningPicture
          className={styles.picture}
          {...pictures}
          sizes={SLIDE_SIZES}
          loading={first ? "first" : "lazy"}
        />
      ) : null}
      {video}
      <Container className={styles.words}>{children}</Container>
    </div>
  );
}

/** The message of a slide, and its link. */
export function SlideWords({ slide, link }: { readonly slide: Slide; readonly link: Link }) {
  return (
    <>
      <Eyebrow large>{slide.eyebrow}</Eyebrow>
      <h2 className={styles.title}>{slide.title}</h2>
      <p className={styles.text}>{slide.description}</p>
      <ActionLink action={link} />
    </>
  );
}
