import { useRef } from "react";
import { useLocation } from "react-router-dom";
import type { DropdownId, Route } from "~/core/contract";
import { useShell } from "~/document/shell-context";
import { isCurrent } from "~/shell/shell-link/is-current";
import { ShellLink } from "~/shell/shell-link/shell-link";
import { DropdownMenu } from "./dropdown-menu";
import styles from "./navigation.module.css";
import { useDropdowns } from "./use-dropdowns";

interface NavigationProps {
  readonly route: Route;
  /** The heading that is highlighted. */
  readonly active: DropdownId | null;
}

/** The five dropdowns and the plain links beside them. */
export function Navigation({ route, active }: NavigationProps) {
  const { dropdowns, links } = useShell().menus.navigation;
  const { pathname } = useLocation();
  const root = useRef<HTMLElement>(null);
  const menus = useDropdowns(root);

  return (
    <nav ref={root} className={styles.navigation} aria-label="Main">
      <ul className={styles.list}>
        {dropdowns.map((dropdown) => (
          <DropdownMenu
            key={dropdown.id}
            dropdown={dropdown}
            route={route}
            active={dropdown.id === active}
            menus={menus}
          />
        ))}
        {links.map(({ label, href }) => (
          <li key={href}>
            <ShellLink href={href} className={styles.heading} current={isCurrent(href, pathname, route)}>
              {label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
