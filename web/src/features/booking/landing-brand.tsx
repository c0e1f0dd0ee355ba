import { useShell } from "~/page/shell-context";
import { AppLink } from "~/ui/links/app-link";
import { Brand } from "~/ui/pictures/brand";
import styles from "./landing-brand.module.css";

/** The mark and the owner's name, and the way home from a page that stands outside the shared layout. */
export function LandingBrand() {
  const { site, brandWidth } = useShell();
  return (
    <AppLink href="/" className={styles.home}>
      <Brand name={site.brand.name} width={brandWidth} />
    </AppLink>
  );
}
