import { StaleNotice } from "~/features/unavailable/stale-notice";
import type { InsightDetail } from "~/generated/contract";
import { Notice } from "~/ui/notice";
import { RichText } from "~/ui/rich-text";
import { Section } from "~/ui/section";
import styles from "./body.module.css";
import type { Words } from "./words";

interface BodyProps {
  readonly text: Words;
  readonly data: InsightDetail;
  /** True for an earlier copy, after a newer one could not be loaded. */
  readonly stale: boolean;
}

/** The text, in a column that is good to read, under its heading. */
export function Body({ text, data, stale }: BodyProps) {
  return (
    <Section ground="paper" labelledBy="overview" className={styles.columns}>
      <h2 id="overview" className={styles.heading}>
        {text.overview}
      </h2>
      <div className={styles.text}>
        {stale ? <StaleNotice /> : null}
        {data.preview ? <Notice>{text.preview}</Notice> : null}
        <RichText html={data.description} />
      </div>
    </Section>
  );
}
