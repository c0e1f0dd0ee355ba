import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Route } from "~/core/contract";
import { currentCore } from "~/core/load";
import type { Dropdown } from "~/generated/contract";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import { ariaCurrent } from "./aria-current";
import { moveInMenu } from "./move-in-menu";
import styles from "./navigation.module.css";
import type { DropdownState } from "./use-dropdowns";
import { useHoverIntent } from "./use-hover-intent";

/** Maximum number of rows for which the two columns are ordered one after the other. */
const ROWS_MAX = 8;

interface DropdownMenuProps {
  readonly dropdown: Dropdown;
  /** Zero-based index of the dropdown in the bar. */
  readonly index: number;
  readonly route: Route;
  readonly active: boolean;
  readonly menus: DropdownState;
}

/** A heading with its list: a native disclosure widget, which the core controls once it has loaded. */
export function DropdownMenu({ dropdown, index, route, active, menus }: DropdownMenuProps) {
  const { label, items, wide } = dropdown;
  const columns = wide ? 2 : 1;
  const rows = Math.ceil(items.length / columns);
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const open = menus.open === index;
  const { handlers, cancel, justOpened } = useHoverIntent({
    isOpen: () => details.current?.open ?? false,
    onOpen: () => menus.show(index),
    // A link of the list may have the focus, which would be lost.
    onClose: () => {
      if (!details.current?.querySelector("a:focus-visible")) menus.hide(index);
    },
  });

  useEffect(() => {
    if (menus.ready && details.current && details.current.open !== open) details.current.open = open;
  }, [menus.ready, open]);

  const press = (event: MouseEvent) => {
    const again = justOpened();
    if (!menus.ready) return;
    if (!again) menus.toggle(index);
    event.preventDefault();
  };
  const choose = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
    if (!(target instanceof Element) || !target.closest("a")) return;
    cancel();
    menus.close();
    // Without the core the browser has opened the list, and no machine closes it.
    if (!currentCore()) currentTarget.open = false;
  };
  const move = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const element = event.currentTarget;
    const onHeading = event.target instanceof Element && event.target.tagName === "SUMMARY";
    if (onHeading && event.key === "ArrowDown" && !element.open) {
      menus.show(index);
      element.open = true;
    }
    moveInMenu(event, element);
  };

  return (
    <li className={styles.item} {...handlers}>
      <details
        ref={details}
        name="navigation"
        data-dropdown={index}
        className={styles.dropdown}
        onClick={choose}
        onKeyDown={move}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary className={styles.heading} aria-current={active ? "true" : undefined} onClick={press}>
          {label}
          <Icon icon={ChevronDown} size="sm" className={styles.chevron} />
        </summary>
        <div className={styles.panel} data-ground="dark">
          <ul className={styles.menu} data-columns={columns} data-items={rows > ROWS_MAX ? undefined : rows}>
            {items.map(({ label, line, href }, at) => (
              <li key={at}>
                <AppLink
                  href={href}
                  className={styles.link}
                  aria-current={ariaCurrent(href, pathname, route)}
                >
                  <span className={styles.linkLabel}>{label}</span>
                  {line ? <span className={styles.linkLine}>{line}</span> : null}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}
