import { ChevronDown } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { SlideInEntry as Entry, Route } from "~/core/contract";
import { hasCoreFailed } from "~/core/load";
import { isCurrent } from "~/shell/shell-link/is-current";
import { ShellLink } from "~/shell/shell-link/shell-link";
import { Icon } from "~/ui/icon/icon";
import styles from "./slide-in-menu.module.css";
import type { SlideInState } from "./use-slide-in";

interface SlideInEntryProps {
  readonly entry: Entry;
  readonly route: Route;
  readonly menu: SlideInState;
}

/** A line of the slide-in menu: a link, or a group of links that expands and collapses. */
export function SlideInEntry({ entry, route, menu }: SlideInEntryProps) {
  const { pathname } = useLocation();
  if (entry.kind === "group") return <Group group={entry} route={route} menu={menu} />;
  return (
    <ShellLink
      href={entry.href}
      className={styles.entry}
      current={isCurrent(entry.href, pathname, route)}
      onChoose={menu.close}
    >
      {entry.label}
    </ShellLink>
  );
}

interface GroupProps extends Omit<SlideInEntryProps, "entry"> {
  readonly group: Extract<Entry, { kind: "group" }>;
}

function Group({ group, route, menu }: GroupProps) {
  const { id, label, items } = group;
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const { expanded, active } = menu.group(id);

  useEffect(() => {
    if (menu.ready && details.current && details.current.open !== expanded) details.current.open = expanded;
  }, [menu.ready, expanded]);

  const press = (event: MouseEvent) => {
    if (!menu.ready) return;
    menu.toggleGroup(id);
    // A core that failed over it leaves the press to the browser.
    if (!hasCoreFailed()) event.preventDefault();
  };

  return (
    <details ref={details} className={styles.group} data-group={id} open={expanded}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary className={styles.entry} aria-current={active ? "true" : undefined} onClick={press}>
        {label}
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.label}>
            <ShellLink
              href={item.href}
              className={styles.item}
              // One link of this menu leads out of its group: only the group that the page belongs to marks it.
              current={active && isCurrent(item.href, pathname, route)}
              onChoose={menu.close}
            >
              {item.label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
