import ChevronDown from "lucide-react/icons/chevron-down";
import type { FooterList, PageKind } from "~/generated/contract";
import { useShell } from "~/page/shell-context";
import { Container } from "~/ui/layout/container";
import { AppLink } from "~/ui/links/app-link";
import { Brand } from "~/ui/pictures/brand";
import { Icon } from "~/ui/pictures/icon";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { CallToAction } from "./call-to-action";
import styles from "./footer.module.css";
import { Offices } from "./offices";
import { Pulse } from "./pulse";
import { SocialLinks } from "./social-links";

interface FooterProps {
  /** True to show the call to action: false on the contact page and on pages that end with a banner. */
  readonly banner: boolean;
  /** The kind of the page, if it consists of sections. */
  readonly kind: PageKind | undefined;
}

export function Footer({ banner, kind }: FooterProps) {
  const { site, menus, year, brandWidth, logo } = useShell();
  return (
    <footer className={styles.footer} data-ground="dark">
      <Container>
        {banner ? <CallToAction kind={kind} /> : null}
        <div className={styles.top}>
          <div className={styles.identity}>
            <AppLink href={menus.home.href} className={styles.home}>
              <Brand name={site.brand.name} width={brandWidth} logo={logo} />
              <VisuallyHidden>: {menus.home.label}</VisuallyHidden>
            </AppLink>
            <SocialLinks />
          </div>
          {menus.footer.lists.map((list, index) => (
            <LinkList key={index} list={list} />
          ))}
        </div>
        <Offices />
        <div className={styles.base}>
          <div>
            <p>{`© ${year} ${site.brand.legalName}`}</p>
            {site.brand.legalLine ? <p>{site.brand.legalLine}</p> : null}
          </div>
          <Pulse />
        </div>
      </Container>
    </footer>
  );
}

/** Minimum number of links for two columns if the footer has no room for lists side by side. */
const TWO_COLUMNS_IF_NARROW = 5;
/** Minimum number of links for two columns in every window. */
const TWO_COLUMNS = 9;

function columnsOf(count: number): "always" | "narrow" | undefined {
  if (count >= TWO_COLUMNS) return "always";
  return count >= TWO_COLUMNS_IF_NARROW ? "narrow" : undefined;
}

/** A list of links: a column if there is room, a disclosure widget on a phone. */
function LinkList({ list: { title, links } }: { readonly list: FooterList }) {
  return (
    <nav className={styles.group} data-columns={columnsOf(links.length)} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <details className={styles.fold}>
        <summary className={styles.opener}>
          {title}
          <Icon icon={ChevronDown} className={styles.chevron} />
        </summary>
        <ul className={styles.links}>
          {links.map(({ label, href }, index) => (
            <li key={index}>
              <AppLink href={href} className={styles.link}>
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
