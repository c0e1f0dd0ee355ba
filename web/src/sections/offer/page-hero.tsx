import type { RelatedPage } from "~/generated/contract";
import { type Vector, vectors } from "~/generated/media";
import type { SectionModule, SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { AppLink } from "~/ui/links/app-link";
import { ActionLink } from "~/ui/links/button";
import { groundOver } from "~/ui/pictures/find-picture";
import { openingSizes } from "~/ui/pictures/opening-picture";
import { OpeningPicture } from "~/ui/pictures/picture";
import { preloadOpening } from "~/ui/pictures/preload-picture";
import { Eyebrow } from "~/ui/text/eyebrow";
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

const known: Readonly<Record<string, Vector>> = vectors;

/** A product's logo, for dark grounds. The page's title repeats the name. */
function Mark({ name }: { readonly name: string }) {
  const { src, ...size } = known[name] ?? { src: `/media/${name}.svg` };
  return <img className={styles.mark} src={src} {...size} alt="" />;
}

/** The pages to which a page belongs. */
function Related({ links }: { readonly links: readonly RelatedPage[] }) {
  return (
    <dl className={styles.related}>
      {links.map(({ kind, label, href }, index) => (
        <div key={index} className={styles.page}>
          <dt className={styles.kind}>{kind}</dt>
          <dd>
            <AppLink className={styles.link} href={href}>
              {label}
            </AppLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const preload: SectionModule<"pageHero">["preload"] = ({ image }) => preloadOpening(image, SIZES);
