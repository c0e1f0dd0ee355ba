import type { SectionProps } from "~/page/section-module";
import { useShell } from "~/page/shell-context";
import { Container } from "~/ui/layout/container";
import { Section } from "~/ui/layout/section";
import { ActionLink } from "~/ui/links/button";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Picture } from "~/ui/pictures/picture";
import { Paragraphs } from "./prose/paragraphs";
import styles from "./prose.module.css";

/** A heading and paragraphs, in the looks without their own file. */
export default function Prose(section: SectionProps<"prose">) {
  switch (section.props.look) {
    case "about":
      return <About {...section} />;
    case "overview":
      return <Overview {...section} />;
    case "chapter":
      return <Chapter {...section} />;
    case "banner":
      return <Banner {...section} />;
    default:
      return null;
  }
}

/** A product in a few sentences, with a highlighted sentence. */
function About({ id, props: { label, title, paragraphs, highlight } }: SectionProps<"prose">) {
  return (
    <Section ground="paper" labelledBy={id} className={styles.halves}>
      <div className={styles.labelled}>
        <p className={styles.badge}>{label}</p>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </div>
      <div className={styles.product}>
        <Paragraphs className={styles.text} texts={paragraphs} />
        <p className={styles.highlight}>{highlight}</p>
      </div>
    </Section>
  );
}

/** A question and its answer, between two pictures. */
function Overview({ id, props }: SectionProps<"prose">) {
  const { label, title, paragraphs, image, icon, note, secondImage } = props;
  return (
    <Section ground="paper" labelledBy={id} className={styles.overview}>
      <div className={styles.left}>
        {image ? (
          <Picture
            className={styles.tall}
            image={image}
            sizes="(min-width: 1400px) 1200px, (min-width: 1024px) 90vw, 124vw"
            loading="lazy"
          />
        ) : null}
        <p className={styles.plate} data-ground="dark">
          {icon ? (
            <span className={styles.icon}>
              <Icon icon={icons[icon]} size="lg" />
            </span>
          ) : null}
          {note}
        </p>
      </div>
      <div className={styles.labelled}>
        <p className={styles.badge}>{label}</p>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Paragraphs className={styles.text} texts={paragraphs} />
        {secondImage ? (
          <Picture
            className={styles.wide}
            image={secondImage}
            sizes="(min-width: 1400px) 660px, (min-width: 1024px) 52vw, 92vw"
            loading="lazy"
          />
        ) : null}
      </div>
    </Section>
  );
}

/** Paragraphs that scroll past their heading. */
function Chapter({ id, props: { title, paragraphs, ground } }: SectionProps<"prose">) {
  return (
    <Section ground={ground ?? "paper"} labelledBy={id} className={styles.chapter}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Paragraphs className={styles.text} texts={paragraphs} />
    </Section>
  );
}

/** A page's closing call to action, with the claim that other pages show above the footer. */
function Banner({ id, props: { title, paragraphs, button } }: SectionProps<"prose">) {
  const { claim } = useShell().menus.footer;
  return (
    <section className={styles.banner} data-ground="dark" aria-labelledby={id}>
      <Container className={styles.invitation}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.words}>
          <Paragraphs className={styles.text} texts={paragraphs} />
          {button ? <ActionLink action={button} /> : null}
        </div>
        <p className={styles.footerClaim}>{claim}</p>
      </Container>
    </section>
  );
}
