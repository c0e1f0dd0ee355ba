import type { ReactNode } from "react";
import type { TextBlocks as Blocks } from "~/content/types/text-block";
import { Container } from "~/ui/container/container";
import { TextBlocks } from "~/ui/text-blocks/text-blocks";
import styles from "./long-read.module.css";
import { TableOfContents } from "./table-of-contents";

interface LongReadProps {
  readonly title: string;
  readonly intro: string;
  /** Stands under the introduction: a date, say. */
  readonly note?: ReactNode;
  readonly contentsLabel: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly body: Blocks;
  }[];
}

/** A long text with its table of contents beside it. */
export function LongRead({ title, intro, note, contentsLabel, sections }: LongReadProps) {
  return (
    <>
      <section className={styles.hero} data-ground="dark">
        <Container className={styles.opening}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </Container>
      </section>
      <div className={styles.body} data-ground="paper">
        <Container className={styles.columns}>
          <TableOfContents label={contentsLabel} sections={sections} />
          <div className={styles.sections}>
            {sections.map((section) => (
              <section key={section.id} id={section.id} className={styles.section}>
                <h2 className={styles.heading}>{section.title}</h2>
                <TextBlocks blocks={section.body} />
              </section>
            ))}
          </div>
        </Container>
      </div>
    </>
  );
}
