import { MessageCircle } from "lucide-react";
import { useRef } from "react";
import { useShell } from "~/document/shell-context";
import type { PageData } from "~/document/site-document";
import { Brand } from "~/shell/brand/brand";
import { SearchButton } from "~/shell/search/search-button";
import { ShellLink } from "~/shell/shell-link/shell-link";
import { SlideInMenu } from "~/shell/slide-in/slide-in-menu";
import { Icon } from "~/ui/icon/icon";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./header.module.css";
import { Navigation } from "./navigation";
import { useHeader } from "./use-header";

/** The bar at the top. Until the core is there it stays with the page's top; from then on it follows the reader. */
export function Header({ page }: { readonly page: PageData }) {
  const { site, menus } = useShell();
  const { navigation } = menus;
  const { route, section } = page;
  const header = useRef<HTMLElement>(null);
  const snapshot = useHeader();

  return (
    <header
      ref={header}
      className={styles.header}
      data-ground={snapshot?.tone === "dark" ? "paper" : "dark"}
      data-live={snapshot !== null}
      data-scrolled={snapshot?.scrolled}
    >
      <div className={styles.bar}>
        <ShellLink href={navigation.home.href} className={styles.logo}>
          <Brand brand={site.brand} />
          <VisuallyHidden>: {navigation.home.label}</VisuallyHidden>
        </ShellLink>
        <Navigation route={route} active={snapshot ? snapshot.active : section.heading} />
        <SearchButton />
        <ShellLink href={navigation.contact.href} className={styles.pill} current={route.name === "contacts"}>
          <Icon icon={MessageCircle} className={styles.pillIcon} />
          <span className={styles.pillText}>{navigation.contact.label}</span>
        </ShellLink>
        <SlideInMenu page={page} />
      </div>
    </header>
  );
}
