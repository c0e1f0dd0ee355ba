import { vectors } from "~/generated/media";
import styles from "./brand.module.css";

const MARKS = [
  { ground: "dark", mark: vectors["brand/mark-light"] },
  { ground: "light", mark: vectors["brand/mark-dark"] },
] as const;
/** Maximum length of a name on one line, in letters: a longer one takes two lines to fit the bar on a phone. */
const LINE_LETTERS = 12;

interface BrandProps {
  readonly name: string;
  /** The name's width in em. */
  readonly width: number;
}

/** The owner's logo and name. The styles show the logo's variant for a dark or light ground. */
export function Brand({ name, width }: BrandProps) {
  const isLong = name.length > LINE_LETTERS;
  return (
    <span className={styles.brand} data-long={isLong || undefined}>
      {MARKS.map(({ ground, mark }) => (
        <img
          key={ground}
          src={mark.src}
          width={mark.width}
          height={mark.height}
          className={styles.mark}
          data-for={ground}
          // The hidden variant is not fetched. Most pages start with a dark ground.
          loading={ground === "light" ? "lazy" : undefined}
          alt=""
        />
      ))}
      <span className={styles.name}>
        {/* Reserves the name's width before its font has loaded. */}
        {isLong ? null : <svg width={`${width}em`} height="1em" aria-hidden="true" />}
        <span>{name}</span>
      </span>
    </span>
  );
}
