import type { InsightsPage } from "~/content/types/insights-page";
import type { InsightDetailData } from "~/document/page-data-insights";
import { StaleNotice } from "~/sections/unavailable/stale-notice";
import { Notice } from "~/ui/notice/notice";
import { RichText } from "~/ui/rich-text/rich-text";
import { Section } from "~/ui/section/section";
import styles from "./body.module.css";

interface BodyProps {
  readonly text: InsightsPage["detail"];
  readonly data: InsightDetailData;
  /** A newer copy could not be had. */
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
