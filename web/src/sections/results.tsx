import { Check } from "lucide-react";
import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { Icon } from "~/ui/pictures/icon";
import styles from "./results.module.css";

/** The results of an engagement. The first is the one with the figure, and has the width of two. */
export default function Results({ id, props: { title, results } }: SectionProps<"results">) {
  if (results.length === 0) return null;
  return (
    <Section ground="dark" labelledBy={id}>
      <SectionHeader id={id} title={title} />
      <ul className={styles.list}>
        {results.map((result, index) => (
          <li key={index} className={styles.result}>
            <Icon icon={Check} className={styles.mark} />
            <p className={styles.text}>
              <WithFigure text={result} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const FIGURE = /(\d+(?:–\d+)?%|\d+X)/;

/** A figure such as 20–30% or 3X in the colour of the signal. */
function WithFigure({ text }: { readonly text: string }) {
  const [before, figure, ...after] = text.split(FIGURE);
  if (!figure) return text;
  return (
    <>
      {before}
      <strong className={styles.figure}>{figure}</strong>
      {after.join("")}
    </>
  );
}
