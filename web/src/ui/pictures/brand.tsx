import { vectors } from "~/generated/media";
import styles from "./brand.module.css";

const MARKS = [
  { ground: "dark", mark: vectors["brand/mark-light"] },
  { ground: "light", mark: vectors["brand/mark-dark"] },
] as const;
/** Longest name on one line, in letters: a longer one takes two, so that the bar has room for it on a phone. */
const LINE_LETTERS = 12;

interface BrandProps {
  readonly name: string;
  /** The name's width in parts of its size. */
  readonly width: number;
}

/** The mark and the owner's name, on dark and on light grounds; the styles show the mark that the ground asks for. */
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
          // The one that is not shown is not fetched. Most pages open on a dark ground.
          loading={ground === "light" ? "lazy" : undefined}
          alt=""
        />
      ))}
      <span className={styles.name}>
        {/* The name's place has its width before its typeface is there. */}
        {isLong ? null : <svg width={`${width}em`} height="1em" aria-hidden="true" />}
        <span>{name}</span>
      </span>
    </span>
  );
}
