import type { SiteFacts } from "~/document/site-document";
import styles from "./brand.module.css";

/** The owner's name beside the site's mark: two bodies of water and the line between them. */
export function Brand({ brand }: { readonly brand: SiteFacts["brand"] }) {
  return (
    <span className={styles.brand}>
      <svg
        className={styles.mark}
        viewBox="0 0 32 32"
        width="32"
        height="32"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M2 15.500C2 8 8.200 2 16 2s14 6 14 13.500c-3.500 2.600-7 2.600-10.500.2s-7-2.400-10.500 0c-2.400 1.600-4.700 1.600-7-.2z"
          fill="var(--mark-upper)"
        />
        <path
          d="M2.600 20.400c2.600 1 5.100.7 7.600-1 3.100-2 6.300-2 9.400.2 3.400 2.300 6.600 2.500 9.800.9C27.600 26.200 22.300 30 16 30S4.400 26.100 2.600 20.400z"
          fill="var(--mark-lower)"
        />
      </svg>
      <span className={styles.name}>{brand.name}</span>
    </span>
  );
}
