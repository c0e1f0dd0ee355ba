import type { Link } from "~/core/contract";
import { useShell } from "~/document/shell-context";
import { Brand } from "~/shell/brand/brand";
import { AppLink } from "~/ui/app-link/app-link";
import { ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import { networkName, SocialIcon } from "~/ui/social-icon/social-icon";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./footer.module.css";

/** `banner`: with the call to action, which the contact page itself does without. */
export function Footer({ banner }: { readonly banner: boolean }) {
  const { site, menus, year } = useShell();
  const { footer } = menus;
  return (
    <footer className={styles.footer} data-ground="dark">
      <Container>
        {banner ? <CallToAction /> : null}
        <div className={styles.top}>
          <div className={styles.identity}>
            <Brand brand={site.brand} />
            <ul className={styles.social}>
              {site.social.map(({ network, url }) => (
                <li key={network}>
                  <AppLink href={url} newTab className={styles.socialLink}>
                    <SocialIcon network={network} />
                    <VisuallyHidden>{networkName(network)}</VisuallyHidden>
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
          <LinkList title="Quick links" links={footer.quickLinks} />
          <LinkList title="Services" links={footer.services} wide />
          <LinkList title="Products" links={footer.products} />
          <LinkList title="Insights" links={footer.insights} />
        </div>
        <ul className={styles.offices}>
          {site.offices.map((office) => (
            <li key={office.id} className={styles.office}>
              <h3 className={styles.officeName}>{office.labels.footer}</h3>
              <address>
                {office.address.join(", ")}
                <a href={`mailto:${office.email}`}>{office.email}</a>
                <a href={`tel:${office.phone.replaceAll(" ", "")}`}>{office.phone}</a>
              </address>
            </li>
          ))}
        </ul>
        <div className={styles.base}>
          <p>
            © {year} {site.brand.legalName}
          </p>
          <div className={styles.pulse} aria-hidden="true">
            <span />
            <span />
            <span />
            <span />
            <span />
          </div>
        </div>
      </Container>
    </footer>
  );
}

function CallToAction() {
  return (
    <div className={styles.banner}>
      <p className={styles.claim}>Created for you, trusted by teams, scalable with the brand.</p>
      <ButtonLink href="/contacts" size="lg">
        Get Started
      </ButtonLink>
    </div>
  );
}

interface LinkListProps {
  readonly title: string;
  readonly links: readonly Link[];
  readonly wide?: boolean;
}

function LinkList({ title, links, wide = false }: LinkListProps) {
  return (
    <nav className={styles.group} data-wide={wide} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <AppLink href={href} className={styles.link}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
