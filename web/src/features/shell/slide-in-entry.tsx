import ChevronDown from "lucide-react/icons/chevron-down";
import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Route } from "~/core/contract";
import type { SlideInGroup as Group, Link } from "~/generated/contract";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import { ariaCurrent } from "./aria-current";
import styles from "./slide-in-menu.module.css";
import type { SlideInState } from "./use-slide-in";

interface SlideInLinkProps {
  readonly link: Link;
  readonly route: Route;
}

export function SlideInLink({ link, route }: SlideInLinkProps) {
  const { pathname } = useLocation();
  return (
    <AppLink href={link.href} className={styles.entry} aria-current={ariaCurrent(link.href, pathname, route)}>
      {link.label}
    </AppLink>
  );
}

interface SlideInGroupProps {
  readonly group: Group;
  /** Zero-based index of the group in the menu. */
  readonly index: number;
  readonly route: Route;
  readonly menu: SlideInState;
}

/** A group of links in the slide-in menu, with a heading that expands and collapses it. */
export function SlideInGroup({ group, index, route, menu }: SlideInGroupProps) {
  const { label, items } = group;
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const { expanded, active } = menu.group(index);

  useEffect(() => {
    if (menu.ready && details.current && details.current.open !== expanded) details.current.open = expanded;
  }, [menu.ready, expanded]);

  const press = (event: MouseEvent) => {
    if (!menu.ready) return;
    menu.toggleGroup(index);
    event.preventDefault();
  };

  return (
    <details ref={details} className={styles.group} open={expanded}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary className={styles.entry} aria-current={active ? "true" : undefined} onClick={press}>
        {label}
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <li key={index}>
            <AppLink
              href={item.href}
              className={styles.item}
              // A link may lead to a page of another group; only the active group marks it as current.
              aria-current={active ? ariaCurrent(item.href, pathname, route) : undefined}
            >
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
