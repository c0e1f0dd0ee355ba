import { useShell } from "~/page/shell-context";
import { AppLink } from "~/ui/links/app-link";
import { Brand } from "~/ui/pictures/brand";
import styles from "./landing-brand.module.css";

/** The owner's logo and name, as a link to the home page from a page outside the shared layout. */
export function LandingBrand() {
  const { site, brandWidth, logo } = useShell();
  return (
    <AppLink href="/" className={styles.home}>
      <Brand name={site.brand.name} width={brandWidth} logo={logo} />
    </AppLink>
  );
}
