import type { SectionModule, SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { ActionLink } from "~/ui/links/button";
import { groundOver } from "~/ui/pictures/find-picture";
import { openingSizes } from "~/ui/pictures/opening-picture";
import { OpeningPicture } from "~/ui/pictures/picture";
import { preloadOpening } from "~/ui/pictures/preload-picture";
import { Eyebrow } from "~/ui/text/eyebrow";
import { Mark } from "./page-hero/mark";
import { Related } from "./page-hero/related";
import styles from "./page-hero.module.css";

/** Value of `sizes` for a hero as high as the window, at most 56rem. */
const SIZES = openingSizes(896);

/** The first section of a page: a full-width picture with the page's title. */
export default function PageHero({ id, props }: SectionProps<"pageHero">) {
  const { tag, mark, title, text, image, actions, related } = props;
  return (
    <section id={id} className={styles.hero} data-ground={groundOver(image)}>
      <OpeningPicture className={styles.picture} wide={image} sizes={SIZES} loading="first" />
      <Container className={styles.content}>
        {mark ? <Mark name={mark} /> : null}
        {tag && !mark ? <Eyebrow>{tag}</Eyebrow> : null}
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        {actions.length + related.length > 0 ? (
          <div className={styles.actions}>
            {actions.map((action, index) => (
              <ActionLink key={index} action={action} variant={index === 0 ? "primary" : "secondary"} />
            ))}
            {related.length > 0 ? <Related links={related} /> : null}
          </div>
        ) : null}
      </Container>
    </section>
  );
}

export const preload: SectionModule<"pageHero">["preload"] = ({ image }) => preloadOpening(image, SIZES);
