import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Core } from "~/core/load";
import { useMachine } from "~/core/use-machine";

type Dropdowns = InstanceType<Core["Dropdowns"]>;

export interface DropdownState {
  /** True when the core decides; until then the browser does. */
  readonly ready: boolean;
  /** Number of the open dropdown, from 0; null while none is open. */
  readonly open: number | null;
  /** Handles a press on a heading. */
  readonly toggle: (index: number) => void;
  readonly show: (index: number) => void;
  readonly hide: (index: number) => void;
  /** Closes the open dropdown when an item is chosen. The same function on every render. */
  readonly close: () => void;
}

/** The navigation's dropdowns: at most one is open, and Escape, a press elsewhere and a new page close it. */
export function useDropdowns(root: RefObject<HTMLElement | null>): DropdownState {
  const { key } = useLocation();
  // Null, which the machine never returns: the core has not loaded yet.
  const [snapshot, send] = useMachine<Dropdowns, number | undefined | null>((core) => {
    const machine = new core.Dropdowns();
    // What the browser opened before the core came stays open.
    const opened = openMenu(root.current)?.dataset.dropdown;
    if (opened !== undefined) machine.toggle(Number(opened));
    return machine;
  }, null);
  const open = snapshot ?? null;

  const shownKey = useRef(key);
  useEffect(() => {
    // What was opened on the first page stays open when the page is hydrated.
    if (shownKey.current === key) return;
    shownKey.current = key;
    send((machine) => machine.close());
    openMenu(root.current)?.removeAttribute("open");
  }, [key, root, send]);

  useEffect(() => {
    if (open === null) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const closed = send((machine) => machine.escape());
      const focused = document.activeElement;
      // Focus that is elsewhere on the page is not the menu's to move.
      if (closed !== undefined && (focused === document.body || root.current?.contains(focused))) {
        root.current?.querySelector<HTMLElement>(`[data-dropdown="${closed}"] > summary`)?.focus();
      }
    };
    const leave = ({ target }: Event) => {
      const menu = root.current?.querySelector(`[data-dropdown="${open}"]`);
      if (target instanceof Node && !menu?.contains(target)) send((machine) => machine.close());
    };
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [open, root, send]);

  const close = useCallback(() => send((machine) => machine.close()), [send]);

  return {
    ready: snapshot !== null,
    open,
    toggle: (index) => send((machine) => machine.toggle(index)),
    show: (index) => send((machine) => machine.snapshot() !== index && machine.toggle(index)),
    hide: (index) => send((machine) => machine.snapshot() === index && machine.close()),
    close,
  };
}

function openMenu(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>("[data-dropdown][open]") ?? null;
}
