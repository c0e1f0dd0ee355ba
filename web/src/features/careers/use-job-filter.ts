import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { DepartmentGroup, JobFilterSnapshot, LocationChip } from "~/core/contract";
import type { Core } from "~/core/load";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import type { CareerData } from "~/generated/contract";
import { openGroupIn, openGroupOf, restoreOpenGroup, storeOpenGroup } from "./open-group";

export interface JobFilterControls {
  readonly snapshot: JobFilterSnapshot;
  /** True once the core filters; until then the form is an ordinary form and the browser opens the groups. */
  readonly ready: boolean;
  setQuery(query: string): void;
  setLocation(id: string): void;
  toggle(id: string): void;
}

/** The core's filter of the openings, initialised from the form and reflected in the address. */
export function useJobFilter(
  data: CareerData,
  departments: readonly DepartmentGroup[],
  locations: readonly LocationChip[],
  form: RefObject<HTMLFormElement | null>,
  groups: RefObject<HTMLElement | null>,
): JobFilterControls {
  const ready = useCore() !== null;
  const [snapshot, send, read] = useMachine((core) => {
    const machine = new core.JobFilter(departments, locations, form.current ? formQuery(form.current) : "");
    machine.loaded(data.jobs);
    if (groups.current) replayPress(machine, openGroupIn(groups.current), openGroupOf(data.filter));
    return machine;
  }, data.filter);

  // Before the scroll position is restored, which an opening group would move, and before the machine reads the groups.
  useLayoutEffect(() => {
    if (groups.current) restoreOpenGroup(groups.current);
  }, [groups]);

  const shown = useRef(data);
  const reload = useEffectEvent(() => {
    send((machine) => {
      machine.loaded(data.jobs);
      machine.readAddress(location.search.slice(1));
    });
  });
  useEffect(() => {
    if (shown.current === data) return;
    shown.current = data;
    reload();
  }, [data]);

  // The inputs are uncontrolled: text that was typed before hydration would be lost otherwise.
  useEffect(() => {
    if (ready && form.current) writeForm(form.current, snapshot);
  }, [ready, form, snapshot]);

  const mirror = () => {
    const query = read((machine) => machine.address());
    if (query === undefined) return;
    // Bypasses the router, which would fetch the page again for every letter.
    history.replaceState(history.state, "", query ? `?${query}` : location.pathname);
  };

  return {
    snapshot,
    ready,
    setQuery: (query) => {
      send((machine) => machine.setQuery(query));
      mirror();
    },
    setLocation: (id) => {
      send((machine) => machine.setLocation(id));
      mirror();
    },
    toggle: (id) => {
      send((machine) => machine.toggle(id));
      const after = read((machine) => machine.snapshot());
      if (after) storeOpenGroup(after);
    },
  };
}

/** Toggles the group that the visitor opened or closed before the core loaded. */
function replayPress(
  machine: InstanceType<Core["JobFilter"]>,
  opened: string | null,
  rendered: string | null,
): void {
  if (opened === rendered) return;
  const pressed = machine
    .snapshot()
    .groups.find((group) => (opened === null ? group.open : group.id === opened));
  if (!pressed || pressed.open === (opened !== null)) return;
  machine.toggle(pressed.id);
  storeOpenGroup(machine.snapshot());
}

function formQuery(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields).toString();
}

function writeForm(form: HTMLFormElement, { query, location: id }: JobFilterSnapshot): void {
  const text = form.elements.namedItem("q");
  if (text instanceof HTMLInputElement && text.value !== query) text.value = query;
  const chips = form.elements.namedItem("location");
  if (chips instanceof RadioNodeList) chips.value = id;
}
