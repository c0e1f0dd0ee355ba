import { vectors } from "~/content/media";
import type { ProductSlug } from "~/content/types/slugs";
import styles from "./product-mark.module.css";

const MARKS = {
  govcubes: vectors["brand/govcubes-mark-light"],
  cadeo: vectors["brand/cadeo-mark-light"],
  corx: vectors["brand/corx-mark-light"],
} as const satisfies Record<ProductSlug, unknown>;

/** The product's mark, as drawn for dark grounds. The name follows as the page's title. */
export function ProductMark({ slug }: { readonly slug: ProductSlug }) {
  const { src, width, height } = MARKS[slug];
  return <img className={styles.mark} src={src} width={width} height={height} alt="" />;
}
