import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, type MouseEvent, memo, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Route } from "~/core/contract";
import { currentCore } from "~/core/load";
import type { Dropdown } from "~/generated/contract";
import { Icon } from "~/ui/pictures/icon";
import { isCurrent } from "./is-current";
import { moveInMenu } from "./move-in-menu";
import styles from "./navigation.module.css";
import { ShellLink } from "./shell-link";
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
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const columns = wide ? 2 : 1;
  const rows = Math.ceil(items.length / columns);
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
  const { close } = menus;
  const choose = useCallback(() => {
    cancel();
    close();
    // Without the core the browser has opened the list, and no machine closes it.
    if (!currentCore() && details.current) details.current.open = false;
  }, [cancel, close]);
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
        onKeyDown={move}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary className={styles.heading} aria-current={active ? "true" : undefined} onClick={press}>
          {label}
          <Icon icon={ChevronDown} size="sm" className={styles.chevron} />
        </summary>
        <div className={styles.panel} data-ground="dark">
          <ul className={styles.menu} data-columns={columns} data-items={rows > ROWS_MAX ? undefined : rows}>
            {items.map((item, at) => (
              <DropdownItem
                key={at}
                item={item}
                current={isCurrent(item.href, pathname, route)}
                onChoose={choose}
              />
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}

interface DropdownItemProps {
  readonly item: Dropdown["items"][number];
  readonly current: boolean;
  readonly onChoose: () => void;
}

const DropdownItem = memo(function DropdownItem({ item, current, onChoose }: DropdownItemProps) {
  return (
    <li>
      <ShellLink href={item.href} className={styles.link} current={current} onChoose={onChoose}>
        <span className={styles.linkLabel}>{item.label}</span>
        {item.line ? <span className={styles.linkLine}>{item.line}</span> : null}
      </ShellLink>
    </li>
  );
});
