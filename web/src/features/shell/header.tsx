import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";
import { SearchButton } from "~/features/search/search-button";
import { useShell } from "~/page/shell-context";
import type { PageData } from "~/page/site-document";
import { AppLink } from "~/ui/links/app-link";
import { Brand } from "~/ui/pictures/brand";
import { Icon } from "~/ui/pictures/icon";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import styles from "./header.module.css";
import { Navigation } from "./navigation";
import { SlideInMenu } from "./slide-in-menu";
import { useHeader } from "./use-header";

export function Header({ page }: { readonly page: PageData }) {
  const { site, menus, brandWidth, logo } = useShell();
  const { route, section } = page;

  return (
    <LiveHeader page={page}>
      <div className={styles.bar}>
        <AppLink href={menus.home.href} className={styles.logo}>
          <Brand name={site.brand.name} width={brandWidth} logo={logo} />
          <VisuallyHidden>: {menus.home.label}</VisuallyHidden>
        </AppLink>
        <Navigation route={route} active={section.heading} />
        <SearchButton />
        <AppLink
          href={menus.contact.href}
          className={styles.pill}
          aria-current={route.name === "contacts" ? "page" : undefined}
        >
          <Icon icon={MessageCircle} className={styles.pillIcon} />
          <span className={styles.pillText}>{menus.contact.label}</span>
        </AppLink>
        <SlideInMenu page={page} />
      </div>
    </LiveHeader>
  );
}

/**
 * The bar's element. Until the core has loaded it stays at the top of the page; then it is fixed to the window. It
 * renders without its children, which do not change.
 */
function LiveHeader({ page, children }: { readonly page: PageData; readonly children: ReactNode }) {
  const snapshot = useHeader(page);
  return (
    <header
      className={styles.header}
      data-ground={snapshot?.tone === "dark" ? "paper" : "dark"}
      data-live={snapshot !== null}
      data-scrolled={snapshot?.scrolled}
    >
      {children}
    </header>
  );
}
