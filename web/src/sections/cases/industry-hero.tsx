import type { SectionModule, SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { ActionLink } from "~/ui/links/button";
import { Picture } from "~/ui/pictures/picture";
import { preloadPicture } from "~/ui/pictures/preload-picture";
import { Eyebrow } from "~/ui/text/eyebrow";
import styles from "./industry-hero.module.css";

/** Value of `sizes` for the main picture, which is wider than the frame that crops it. */
const MAIN_SIZES = "(min-width: 1400px) 1160px, (min-width: 1024px) 84vw, 124vw";

/** Value of `sizes` for the background picture: the smallest file is enough because of the blur. */
const BLURRED_SIZES = "240px";

/** The industry's picture in front of a blurred background, with two smaller pictures that drift. */
export default function IndustryHero({ id, props, page }: SectionProps<"industryHero">) {
  const floating = [
    { image: props.topImage, className: styles.top },
    { image: props.bottomImage, className: styles.bottom },
  ];
  return (
    <section id={id} className={styles.hero} data-ground="dark">
      <Picture
        className={styles.background}
        image={props.backgroundImage}
        sizes={BLURRED_SIZES}
        loading="lazy"
      />
      <Container className={styles.content}>
        <div className={styles.words}>
          <Eyebrow>{page.document.label}</Eyebrow>
          <h1 className={styles.title}>{props.title}</h1>
          <p className={styles.text}>{props.description}</p>
          <ActionLink action={props.action} />
        </div>
        <div className={styles.pictures}>
          <Picture className={styles.main} image={props.mainImage} sizes={MAIN_SIZES} loading="first" />
          {floating.map(({ image, className }) => (
            <Picture
              key={className}
              className={`${styles.floating} ${className}`}
              image={image}
              sizes="(min-width: 1024px) 300px, 48vw"
              loading="lazy"
            />
          ))}
        </div>
      </Container>
    </section>
  );
}

export const preload: SectionModule<"industryHero">["preload"] = ({ mainImage }) => [
  preloadPicture(mainImage, MAIN_SIZES),
];
