import { vectors } from "~/content/media";
import type { SiteFacts } from "~/document/site-document";
import styles from "./brand.module.css";

const WORDMARKS = [
  { ground: "dark", mark: vectors["brand/wordmark-light"] },
  { ground: "light", mark: vectors["brand/wordmark-dark"] },
] as const;

/** The owner's wordmark, drawn for dark and for light grounds; the styles show the one that the ground asks for. */
export function Brand({ brand }: { readonly brand: SiteFacts["brand"] }) {
  return (
    <span className={styles.brand}>
      {WORDMARKS.map(({ ground, mark }) => (
        <img
          key={ground}
          src={mark.src}
          width={mark.width}
          height={mark.height}
          className={styles.mark}
          data-for={ground}
          alt=""
        />
      ))}
      <span className={styles.name}>{brand.name}</span>
    </span>
  );
}
