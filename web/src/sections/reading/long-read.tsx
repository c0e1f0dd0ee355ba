import currents from "~/assets/currents.svg";
import type { SectionModule, SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { TableOfContents } from "~/ui/layout/table-of-contents";
import { TextBlocks } from "~/ui/text/text-blocks";
import styles from "./long-read.module.css";

export default function LongRead({ id, props }: SectionProps<"longRead">) {
  const { title, intro, updated, contentsLabel, sections } = props;
  return (
    <>
      <section id={id} className={styles.hero} data-ground="dark">
        <Container className={styles.opening}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          {updated ? (
            <p className={styles.note}>
              {updated.label} <time dateTime={updated.day}>{updated.text}</time>
            </p>
          ) : null}
        </Container>
      </section>
      {sections.length > 0 ? (
        <div className={styles.body} data-ground="paper">
          <Container className={styles.columns}>
            <TableOfContents labelledBy={`${id}-contents`} sections={sections}>
              {sections.length > 1 ? (
                <p id={`${id}-contents`} className={styles.contentsTitle}>
                  {contentsLabel}
                </p>
              ) : null}
            </TableOfContents>
            <div className={styles.sections}>
              {sections.map((section) => (
                <section key={section.id} id={section.id} className={styles.section}>
                  <h2>{section.title}</h2>
                  <TextBlocks blocks={section.body} />
                </section>
              ))}
            </div>
          </Container>
        </div>
      ) : null}
    </>
  );
}

// The drawing behind the title is the largest element of the first screen.
export const preload: SectionModule<"longRead">["preload"] = () => [{ href: currents }];
