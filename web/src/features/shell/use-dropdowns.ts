import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Core } from "~/core/load";
import { useMachine } from "~/core/use-machine";

type Dropdowns = InstanceType<Core["Dropdowns"]>;

export interface DropdownState {
  /** True once the core controls the dropdowns; until then the browser does. */
  readonly ready: boolean;
  /** Zero-based index of the open dropdown; null if all are closed. */
  readonly open: number | null;
  /** Handles a press on a heading. */
  readonly toggle: (index: number) => void;
  readonly show: (index: number) => void;
  readonly hide: (index: number) => void;
  /** Closes the open dropdown when an item is chosen. */
  readonly close: () => void;
}

/** The state of the bar's dropdowns: at most one is open; Escape, a press outside and a navigation close it. */
export function useDropdowns(root: RefObject<HTMLElement | null>): DropdownState {
  const { key } = useLocation();
  // Null until the core has loaded; the machine never returns it.
  const [snapshot, send] = useMachine<Dropdowns, number | undefined | null>((core) => {
    const machine = new core.Dropdowns();
    // A list that was opened before the core loaded stays open.
    const opened = openMenu(root.current)?.dataset.dropdown;
    if (opened !== undefined) machine.toggle(Number(opened));
    return machine;
  }, null);
  const open = snapshot ?? null;

  const shownKey = useRef(key);
  useEffect(() => {
    // A list that was opened before hydration stays open.
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
      // Does not move a focus outside the menu.
      if (closed !== undefined && (focused === document.body || root.current?.contains(focused))) {
        root.current?.querySelector<HTMLElement>(`[data-dropdown="${closed}"] > summary`)?.focus();
      }
    };
    const leave = ({ target }: Event) => {
      const menu = root.current?.querySelector(`[data-dropdown="${open}"]`);
      if (target instanceof Node && !menu?.contains(target)) send((machine) => machine.close());
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", closeOnEscape, { signal });
    document.addEventListener("pointerdown", leave, { signal });
    document.addEventListener("focusin", leave, { signal });
    return () => listening.abort();
  }, [open, root, send]);

  return {
    ready: snapshot !== null,
    open,
    toggle: (index) => send((machine) => machine.toggle(index)),
    show: (index) => send((machine) => machine.snapshot() !== index && machine.toggle(index)),
    hide: (index) => send((machine) => machine.snapshot() === index && machine.close()),
    close: () => send((machine) => machine.close()),
  };
}

function openMenu(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>("[data-dropdown][open]") ?? null;
}
