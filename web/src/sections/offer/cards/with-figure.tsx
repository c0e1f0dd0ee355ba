import styles from "./card.module.css";

interface WithFigureProps {
  readonly text: string;
  readonly figure: string | null;
}

/** A text with its figure in the signal colour. */
export function WithFigure({ text, figure }: WithFigureProps) {
  const at = figure ? text.indexOf(figure) : -1;
  if (!figure || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong className={styles.figure}>{figure}</strong>
      {text.slice(at + figure.length)}
    </>
  );
}
