import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { attempt, type Core, hasCoreFailed, subscribeToCore } from "./load";
import { type Machine, MachineStore } from "./machine-store";
import { useCore } from "./use-core";

/** Runs one event on the machine; undefined, and nothing happens, until the core is there and after it has failed. */
export type Send<M> = <Answer>(event: (machine: M) => Answer) => Answer | undefined;

/**
 * A state machine of the core as React state. `initial` is the machine's own first snapshot, which comes with the page's data: what
 * the server renders, and what stands until the core has loaded (or for good, if it is blocked).
 *
 * Answers the snapshot, a way to send events, and a way to ask what changes nothing.
 *
 * The machine is made in an effect and freed in its clean-up, so StrictMode and hot reload get a fresh one. When the core
 * fails, the view is at once what it was without one; `afterFailure` says otherwise.
 */
export function useMachine<M extends Machine<Snapshot>, Snapshot>(
  create: (core: Core) => M,
  initial: Snapshot,
  afterFailure: (last: Snapshot) => Snapshot = () => initial,
): readonly [Snapshot, Send<M>, Send<M>] {
  const core = useCore();
  const [store] = useState(() => new MachineStore<M, Snapshot>(initial));
  const make = useEffectEvent(create);
  const last = useEffectEvent(afterFailure);

  useEffect(() => {
    if (!core) return undefined;
    try {
      return attempt(() => store.attach(make(core)));
    } catch (error) {
      // Without its machine a view is what the server made of it, which still works; without the view nothing does.
      reportError(error);
      return undefined;
    }
  }, [core, store]);

  useEffect(
    () =>
      subscribeToCore(() => {
        if (hasCoreFailed()) store.detach(last(store.getSnapshot()));
      }),
    [store],
  );

  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => initial);
  return [snapshot, store.send, store.read];
}
