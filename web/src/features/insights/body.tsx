import type { InsightDetail } from "~/generated/contract";
import { Notice } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";
import { Section } from "~/ui/section";
import styles from "./body.module.css";
import type { Words } from "./words";

interface BodyProps {
  readonly text: Words;
  readonly data: InsightDetail;
}

/** The text, in a column that is good to read, under its heading. */
export function Body({ text, data }: BodyProps) {
  return (
    <Section ground="paper" labelledBy="overview" className={styles.columns}>
      <h2 id="overview" className={styles.heading}>
        {text.overview}
      </h2>
      <div className={styles.text}>
        {data.preview ? <Notice>{text.preview}</Notice> : null}
        <RichText html={data.description} />
      </div>
    </Section>
  );
}
