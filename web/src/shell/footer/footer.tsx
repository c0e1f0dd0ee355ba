import { footer as copy } from "~/content/footer";
import type { Link } from "~/core/contract";
import { useShell } from "~/document/shell-context";
import { Brand } from "~/shell/brand/brand";
import { ShellLink } from "~/shell/shell-link/shell-link";
import { SocialLinks } from "~/shell/social-links/social-links";
import { Container } from "~/ui/container/container";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { CallToAction } from "./call-to-action";
import styles from "./footer.module.css";
import { Offices } from "./offices";
import { Pulse } from "./pulse";

interface FooterProps {
  /** With the call to action, which the contact page itself does without. */
  readonly banner: boolean;
}

export function Footer({ banner }: FooterProps) {
  const { site, menus, year } = useShell();
  const { quickLinks, services, products, insights } = menus.footer;
  return (
    <footer className={styles.footer} data-ground="dark">
      <Container>
        {banner ? <CallToAction /> : null}
        <div className={styles.top}>
          <div className={styles.identity}>
            <ShellLink href={menus.navigation.home.href} className={styles.home}>
              <Brand brand={site.brand} />
              <VisuallyHidden>: {menus.navigation.home.label}</VisuallyHidden>
            </ShellLink>
            <SocialLinks />
          </div>
          <LinkList title={copy.quickLinks} links={quickLinks} columns="narrow" />
          <LinkList title={copy.services} links={services} columns="always" />
          <LinkList title={copy.products} links={products} />
          <LinkList title={copy.insights} links={insights} />
        </div>
        <Offices />
        <div className={styles.base}>
          <p>{`© ${year} ${site.brand.legalName}`}</p>
          <Pulse />
        </div>
      </Container>
    </footer>
  );
}

interface LinkListProps {
  readonly title: string;
  readonly links: readonly Link[];
  /** Where the list stands in two columns: always, or only where the footer has no room for lists side by side. */
  readonly columns?: "always" | "narrow";
}

function LinkList({ title, links, columns }: LinkListProps) {
  return (
    <nav className={styles.group} data-columns={columns} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <ShellLink href={href} className={styles.link}>
              {label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
