import { useMemo } from "react";
import type { InsightDetail } from "~/generated/contract";
import { Section } from "~/ui/layout/section";
import { TableOfContents } from "~/ui/layout/table-of-contents";
import { Notice } from "~/ui/text/notice";
import { RichText } from "~/ui/text/rich-text";
import { useWords } from "~/ui/text/words";
import styles from "./body.module.css";
import { outline } from "./outline";

/** The heading with links to the parts of the text, and the text in a column of readable width. */
export function Body({ data }: { readonly data: InsightDetail }) {
  const words = useWords().insights;
  const { html, parts } = useMemo(() => outline(data.description), [data.description]);
  return (
    <Section ground="paper" labelledBy="overview" className={styles.columns}>
      <TableOfContents labelledBy="overview" sections={parts}>
        <h2 id="overview" className={styles.heading}>
          {words.overview}
        </h2>
      </TableOfContents>
      <div className={styles.text}>
        {data.preview ? <Notice>{words.preview}</Notice> : null}
        <RichText html={html} />
      </div>
    </Section>
  );
}
