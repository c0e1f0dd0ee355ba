import { useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Route } from "~/core/contract";
import { useShell } from "~/page/shell-context";
import { AppLink } from "~/ui/links/app-link";
import { ariaCurrent } from "./aria-current";
import { DropdownMenu } from "./dropdown-menu";
import styles from "./navigation.module.css";
import { useDropdowns } from "./use-dropdowns";

interface NavigationProps {
  readonly route: Route;
  /** Id of the highlighted heading. */
  readonly active: string | null;
}

export function Navigation({ route, active }: NavigationProps) {
  const { menus: content, words } = useShell();
  const { dropdowns, links } = content;
  const { pathname } = useLocation();
  const root = useRef<HTMLElement>(null);
  const menus = useDropdowns(root);

  return (
    <nav ref={root} className={styles.navigation} aria-label={words.shell.mainMenu}>
      <ul className={styles.list}>
        {dropdowns.map((dropdown, index) =>
          dropdown.items.length > 0 ? (
            <DropdownMenu
              key={dropdown.id}
              dropdown={dropdown}
              index={index}
              route={route}
              active={dropdown.id === active}
              menus={menus}
            />
          ) : null,
        )}
        {links.map(({ label, href }, index) => (
          <li key={index}>
            <AppLink href={href} className={styles.heading} aria-current={ariaCurrent(href, pathname, route)}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
