import { ChevronDown, Menu, MessageCircle, X } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Dropdown, SlideInEntry } from "~/core/contract";
import { useShell } from "~/document/shell-context";
import { Brand } from "~/shell/brand/brand";
import { AppLink } from "~/ui/app-link/app-link";
import { Icon } from "~/ui/icon/icon";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./header.module.css";

/** The bar at the top. Its menus are native disclosure widgets, so they open without JavaScript. */
export function Header() {
  const { site, menus } = useShell();
  const { navigation } = menus;
  const { pathname } = useLocation();
  const header = useRef<HTMLElement>(null);

  // A menu that was opened by the browser has to be closed by hand when the page changes under it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the occasion, not an ingredient
  useEffect(() => {
    for (const open of header.current?.querySelectorAll("details[open]") ?? []) open.removeAttribute("open");
  }, [pathname]);

  return (
    <header ref={header} className={styles.header} data-ground="dark">
      <div className={styles.bar}>
        <AppLink href={navigation.home.href} className={styles.logo}>
          <Brand brand={site.brand} />
          <VisuallyHidden>: {navigation.home.label}</VisuallyHidden>
        </AppLink>
        <nav className={styles.navigation} aria-label="Main">
          <ul className={styles.list}>
            {navigation.dropdowns.map((dropdown) => (
              <li key={dropdown.id} className={styles.item}>
                <DropdownMenu dropdown={dropdown} path={pathname} />
              </li>
            ))}
            {navigation.links.map(({ label, href }) => (
              <li key={href}>
                <AppLink
                  href={href}
                  className={styles.link}
                  aria-current={href === pathname ? "page" : undefined}
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <AppLink href={navigation.contact.href} className={styles.pill}>
          <Icon icon={MessageCircle} className={styles.pillIcon} />
          <span className={styles.pillText}>{navigation.contact.label}</span>
        </AppLink>
        <details className={styles.slideIn}>
          <summary className={styles.round} aria-label="Menu">
            <Icon icon={Menu} className={styles.openIcon} />
            <Icon icon={X} className={styles.closeIcon} />
          </summary>
          <nav className={styles.panel} aria-label="All pages">
            {menus.slideIn.map((entry) => (
              <SlideInItem key={entry.label} entry={entry} />
            ))}
          </nav>
        </details>
      </div>
    </header>
  );
}

/** The path segment that makes a heading the active one (document 1, section 2.3). */
const SECTIONS: Partial<Record<Dropdown["id"], string>> = {
  ai: "ai-services",
  cl: "cloud-services",
  pd: "products",
  id: "industries",
};

function DropdownMenu({ dropdown, path }: { readonly dropdown: Dropdown; readonly path: string }) {
  const section = SECTIONS[dropdown.id];
  const active = section !== undefined && path.includes(section);
  return (
    <details name="navigation" className={styles.dropdown}>
      <summary className={styles.link} data-active={active}>
        {dropdown.label}
        <Icon icon={ChevronDown} size="sm" className={styles.chevron} />
      </summary>
      <ul className={styles.menu} data-wide={dropdown.items.length > 4}>
        {dropdown.items.map(({ label, href }) => (
          <li key={href}>
            <AppLink
              href={href}
              className={styles.menuLink}
              aria-current={href === path ? "page" : undefined}
              onClick={closeMenu}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function SlideInItem({ entry }: { readonly entry: SlideInEntry }) {
  if (entry.kind === "link") {
    return (
      <AppLink href={entry.href} className={styles.panelLink} onClick={closeMenu}>
        {entry.label}
      </AppLink>
    );
  }
  return (
    <details className={styles.group}>
      <summary className={styles.panelLink}>
        {entry.label}
        <Icon icon={ChevronDown} size="sm" className={styles.chevron} />
      </summary>
      <ul className={styles.groupList}>
        {entry.items.map(({ label, href }) => (
          <li key={label}>
            <AppLink href={href} className={styles.groupLink} onClick={closeMenu}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Choosing an item closes every menu that it stands in, also when it leads to the page that is shown. */
function closeMenu(event: MouseEvent<HTMLElement>): void {
  let menu = event.currentTarget.closest("details");
  while (menu) {
    menu.open = false;
    menu = menu.parentElement?.closest("details") ?? null;
  }
}
