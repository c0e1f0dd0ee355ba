import { tabHref } from "~/page/insights-tab";
import { useShell } from "~/page/shell-context";
import { Container } from "~/ui/layout/container";
import { AppLink } from "~/ui/links/app-link";
import styles from "./landing-footer.module.css";

/** Pages to link after the home page, if the site's footer lists them. */
const PAGES = [tabHref("events"), "/privacy-policy", "/accessibility"];

/** The footer of a page outside the shared layout: legal information and contact. */
export function LandingFooter() {
  const { site, year, menus } = useShell();
  const listed = menus.footer.lists.flatMap(({ links }) => links);
  const links = [menus.home, ...PAGES.flatMap((page) => listed.find(({ href }) => href === page) ?? [])];
  return (
    <div className={styles.footer} data-ground="dark">
      <Container className={styles.row}>
        <div>
          <p>{`© ${year} ${site.brand.legalName}`}</p>
          {site.brand.legalLine ? <p>{site.brand.legalLine}</p> : null}
        </div>
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
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
