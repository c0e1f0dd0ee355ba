import type { Logo } from "~/generated/contract";
import { vectors } from "~/generated/media";
import styles from "./brand.module.css";

const MARKS = [
  { ground: "dark", mark: vectors["brand/mark-on-dark"] },
  { ground: "light", mark: vectors["brand/mark-on-light"] },
] as const;
/** Maximum length of a name on one line, in letters: a longer one takes two lines to fit the bar on a phone. */
const LINE_LETTERS = 12;
/** Height of the logo's box, in which only its proportions matter. */
const HEIGHT = 48;

interface BrandProps {
  readonly name: string;
  /** The name's width in em. */
  readonly width: number;
  readonly logo: Logo;
}

/**
 * The owner's logo and name. The styles show the logo's variant for a dark or light ground. A logo with the name
 * replaces the text.
 */
export function Brand({ name, width, logo }: BrandProps) {
  const isLong = name.length > LINE_LETTERS;
  return (
    <span className={styles.brand} data-long={isLong || undefined}>
      {MARKS.map(({ ground, mark }) => (
        <img
          key={ground}
          src={mark.src}
          width={Math.round(HEIGHT * logo.ratio)}
          height={HEIGHT}
          className={styles.mark}
          data-for={ground}
          // The hidden variant is not fetched. Most pages start with a dark ground.
          loading={ground === "light" ? "lazy" : undefined}
          alt={logo.hasName ? name : ""}
        />
      ))}
      {logo.hasName ? null : (
        <span className={styles.name}>
          {/* Reserves the name's width before its font has loaded. */}
          {isLong ? null : <svg width={`${width}em`} height="1em" aria-hidden="true" />}
          <span>{name}</span>
        </span>
      )}
    </span>
  );
}
