import { Check } from "lucide-react";
import { Icon } from "~/ui/icon/icon";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./results.module.css";

interface ResultsProps {
  readonly title: string;
  readonly results: readonly string[];
}

/** What came of it. The first result is the one with the figure, and has the width of two. */
export function Results({ title, results }: ResultsProps) {
  return (
    <Section ground="dark" labelledBy="results">
      <SectionHeader id="results" title={title} />
      <ul className={styles.list}>
        {results.map((result) => (
          <li key={result} className={styles.result}>
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
