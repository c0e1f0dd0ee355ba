import { fillWith } from "~/content/fill";
import { landing } from "~/content/landing";
import { useShell } from "~/document/shell-context";
import { AppLink } from "~/ui/app-link/app-link";
import { Container } from "~/ui/container/container";
import styles from "./landing-footer.module.css";

/** The foot of a page outside the shared layout: what the law and a reader with questions need. */
export function LandingFooter() {
  const { site, year } = useShell();
  const { footer } = landing;
  return (
    <div className={styles.footer} data-ground="dark">
      <Container className={styles.row}>
        <p>{fillWith(footer.copyright, { number: year, name: site.brand.legalName })}</p>
        <ul className={styles.links}>
          {footer.links.map(({ href, label }) => (
            <li key={href}>
              <AppLink href={href} className={styles.link}>
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
