import type { InsightDetail } from "~/generated/contract";
import { Person } from "~/ui/layout/person";
import { Section } from "~/ui/layout/section";
import { TableOfContents } from "~/ui/layout/table-of-contents";
import { Notice } from "~/ui/text/notice";
import { RichText } from "~/ui/text/rich-text";
import { useWords } from "~/ui/text/words";
import styles from "./body.module.css";

/** The heading with links to the parts of the text, and the text in a column of readable width. */
export function Body({ data }: { readonly data: InsightDetail }) {
  const words = useWords().insights;
  return (
    <Section ground="paper" labelledBy="overview" className={styles.columns}>
      <TableOfContents labelledBy="overview" sections={data.parts}>
        <h2 id="overview">{words.overview}</h2>
        {data.writer ? <Person {...data.writer} /> : null}
      </TableOfContents>
      <div className={styles.text}>
        {data.preview ? <Notice>{words.preview}</Notice> : null}
        <RichText html={data.description} />
      </div>
    </Section>
  );
}
