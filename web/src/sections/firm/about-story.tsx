import type { SectionModule, SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { groundOver } from "~/ui/pictures/find-picture";
import { openingSizes } from "~/ui/pictures/opening-picture";
import { OpeningPicture } from "~/ui/pictures/picture";
import { preloadOpening } from "~/ui/pictures/preload-picture";
import { Eyebrow } from "~/ui/text/eyebrow";
import { Marked } from "~/ui/text/marked";
import styles from "./about-story.module.css";

/** Value of `sizes` for a picture at most 56rem high. */
const SIZES = openingSizes(896);

export default function AboutStory({ id, props }: SectionProps<"aboutStory">) {
  return (
    <section className={styles.section} data-ground={groundOver(props.image)} aria-labelledby={id}>
      <OpeningPicture className={styles.picture} wide={props.image} alt="" sizes={SIZES} loading="first" />
      <Container className={styles.content}>
        <Eyebrow large>{props.eyebrow}</Eyebrow>
        <h1 id={id} className={styles.title}>
          {props.heading}
        </h1>
        <div className={styles.words}>
          {props.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <Marked text={paragraph} />
            </p>
          ))}
        </div>
        {props.facts.length > 0 ? (
          <dl className={styles.facts}>
            {props.facts.map(({ label, text }, index) => (
              <div key={index} className={styles.fact}>
                <dt className={styles.factLabel}>{label}</dt>
                <dd className={styles.factText}>{text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </Container>
    </section>
  );
}

export const preload: SectionModule<"aboutStory">["preload"] = ({ image }) => preloadOpening(image, SIZES);
