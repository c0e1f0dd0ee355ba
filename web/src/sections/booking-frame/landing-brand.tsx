import { vectors } from "~/content/media";
import type { SiteFacts } from "~/document/site-document";
import { AppLink } from "~/ui/app-link/app-link";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./landing-brand.module.css";

const { src, width, height } = vectors["brand/wordmark-light"];

/** The owner's wordmark on a dark ground, and the way home from a page that stands outside the shared layout. */
export function LandingBrand({ brand }: { readonly brand: SiteFacts["brand"] }) {
  return (
    <AppLink href="/" className={styles.home}>
      <img src={src} width={width} height={height} className={styles.mark} alt="" />
      <VisuallyHidden>{brand.name}</VisuallyHidden>
    </AppLink>
  );
}
