import { useShell } from "~/page/shell-context";
import { AppLink } from "~/ui/app-link";
import { Container } from "~/ui/container";
import styles from "./landing-footer.module.css";

/** Links after the one to the home page; each is shown if the site's own footer lists its address. */
const PAGES = [
  { href: "/insights?tab=events", label: "Events" },
  { href: "/privacy-policy", label: "Privacy Policy" },
  { href: "/accessibility", label: "Accessibility" },
];

/** The foot of a page outside the shared layout: what the law and a reader with questions need. */
export function LandingFooter() {
  const { site, year, menus } = useShell();
  const listed = new Set(menus.footer.lists.flatMap(({ links }) => links.map(({ href }) => href)));
  const links = [{ href: "/", label: "Home" }, ...PAGES.filter(({ href }) => listed.has(href))];
  return (
    <div className={styles.footer} data-ground="dark">
      <Container className={styles.row}>
        <p>{`© ${year} ${site.brand.legalName}`}</p>
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
