import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { SlideInSnapshot } from "~/core/contract";
import { type Core, currentCore } from "~/core/load";
import { useMachine } from "~/core/use-machine";

type Machine = InstanceType<Core["SlideInMenu"]>;

export interface SlideInState {
  /** True once the core controls the menu; until then the browser does. */
  readonly ready: boolean;
  readonly press: (event: MouseEvent) => void;
  readonly close: () => void;
  readonly cancel: (event: SyntheticEvent) => void;
  readonly toggleGroup: (index: number) => void;
  readonly group: (index: number) => { readonly expanded: boolean; readonly active: boolean };
}

/** The core's state of the menu with `groups` groups. `active` is the group of the current page. */
export function useSlideIn(
  details: RefObject<HTMLDetailsElement | null>,
  dialog: RefObject<HTMLDialogElement | null>,
  groups: number,
  active: number | undefined,
): SlideInState {
  const { key } = useLocation();
  const [snapshot, send] = useMachine<Machine, SlideInSnapshot | null>((core) => {
    const machine = new core.SlideInMenu(groups, active);
    // A menu that was opened before the core loaded stays open and becomes modal.
    if (details.current?.open) machine.toggle();
    return machine;
  }, null);
  const ready = snapshot !== null;
  const open = snapshot?.open ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, also within a group
  useEffect(() => {
    send((machine) => machine.navigate(active));
  }, [key, active, send]);

  useEffect(() => {
    if (!ready || !details.current || !dialog.current) return;
    details.current.open = open;
    if (open && !dialog.current.open) dialog.current.showModal();
    if (!open) dialog.current.close();
  }, [ready, open, details, dialog]);

  return {
    ready,
    close() {
      send((machine) => machine.close());
      if (!currentCore()) details.current?.removeAttribute("open");
    },
    press(event) {
      if (!ready) return;
      send((machine) => machine.toggle());
      event.preventDefault();
    },
    cancel(event) {
      event.preventDefault();
      send((machine) => machine.close());
    },
    toggleGroup: (index) => send((machine) => machine.toggleGroup(index)),
    group(index) {
      const belongs = index === active;
      return snapshot?.groups[index] ?? { expanded: belongs, active: belongs };
    },
  };
}
