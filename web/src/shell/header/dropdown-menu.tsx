import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { navigationLines } from "~/content/navigation";
import type { Dropdown, Route } from "~/core/contract";
import { hasCoreFailed } from "~/core/load";
import { isCurrent } from "~/shell/shell-link/is-current";
import { ShellLink } from "~/shell/shell-link/shell-link";
import { Icon } from "~/ui/icon/icon";
import { moveInMenu } from "./move-in-menu";
import styles from "./navigation.module.css";
import type { DropdownState } from "./use-dropdowns";
import { useHoverIntent } from "./use-hover-intent";

/** The greatest width at which a menu has a single column. */
const ONE_COLUMN_WIDTH = 250;

interface DropdownMenuProps {
  readonly dropdown: Dropdown;
  readonly route: Route;
  readonly active: boolean;
  readonly menus: DropdownState;
}

/** A heading with its list: a native disclosure widget, which the core takes over once it is there. */
export function DropdownMenu({ dropdown, route, active, menus }: DropdownMenuProps) {
  const { id, label, items, maxWidth } = dropdown;
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const open = menus.open === id;
  const hover = useHoverIntent({
    isOpen: () => details.current?.open ?? false,
    onOpen: () => menus.show(id),
    onClose: () => menus.hide(id),
  });

  useEffect(() => {
    if (menus.ready && details.current && details.current.open !== open) details.current.open = open;
  }, [menus.ready, open]);

  const press = (event: MouseEvent) => {
    const again = hover.justOpened();
    if (!menus.ready) return;
    if (!again) menus.toggle(id);
    // A core that failed over it leaves the press to the browser.
    if (!hasCoreFailed()) event.preventDefault();
  };
  const choose = () => {
    hover.cancel();
    menus.close();
    // Without the core the browser has opened the list, and only a hand can close it.
    if ((!menus.ready || hasCoreFailed()) && details.current) details.current.open = false;
  };
  const move = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const element = event.currentTarget;
    const onHeading = event.target instanceof Element && event.target.tagName === "SUMMARY";
    if (onHeading && event.key === "ArrowDown" && !element.open) {
      menus.show(id);
      element.open = true;
    }
    moveInMenu(event, element);
  };

  return (
    <li className={styles.item} {...hover.handlers}>
      <details
        ref={details}
        name="navigation"
        data-dropdown={id}
        className={styles.dropdown}
        onKeyDown={move}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary className={styles.heading} aria-current={active ? "true" : undefined} onClick={press}>
          {label}
          <Icon icon={ChevronDown} size="sm" className={styles.chevron} />
        </summary>
        <div className={styles.panel} data-ground="dark">
          <ul
            className={styles.menu}
            data-width={maxWidth}
            data-rows={maxWidth > ONE_COLUMN_WIDTH ? Math.ceil(items.length / 2) : items.length}
          >
            {items.map((item) => (
              <li key={item.href}>
                <ShellLink
                  href={item.href}
                  className={styles.link}
                  current={isCurrent(item.href, pathname, route)}
                  onChoose={choose}
                >
                  <span className={styles.linkLabel}>{item.label}</span>
                  {navigationLines[item.href] ? (
                    <span className={styles.linkLine}>{navigationLines[item.href]}</span>
                  ) : null}
                </ShellLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}
