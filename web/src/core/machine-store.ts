import { attempt } from "./load";

/** A handle of the core: events go in, a snapshot comes out, and its memory is given back by hand. */
export interface Machine<Snapshot> {
  snapshot(): Snapshot;
  free(): void;
}

/**
 * One machine as a store that React can read.
 *
 * The snapshot is taken once per event and kept: a new object at each read would make React render for ever. Before a
 * machine is attached, and after it is freed, the store still answers, with the last snapshot it knew.
 */
export class MachineStore<M extends Machine<Snapshot>, Snapshot> {
  private machine: M | null = null;
  private snapshot: Snapshot;
  private readonly listeners = new Set<() => void>();

  constructor(initial: Snapshot) {
    this.snapshot = initial;
  }

  /** Takes ownership of the machine; the answer gives it up and frees it. */
  attach(machine: M): () => void {
    this.machine = machine;
    this.refresh();
    return () => {
      if (this.machine === machine) this.machine = null;
      machine.free();
    };
  }

  /** Shows this from now on, without a machine: the core has failed. */
  detach(snapshot: Snapshot): void {
    this.machine = null;
    this.show(snapshot);
  }

  /** Runs one event and tells the readers; undefined when no machine is attached, and when the core fails over it. */
  readonly send = <Answer>(event: (machine: M) => Answer): Answer | undefined => {
    const answer = this.read(event);
    this.refresh();
    return answer;
  };

  /** Asks the machine something that changes nothing that is shown: no new snapshot, no rendering. */
  readonly read = <Answer>(question: (machine: M) => Answer): Answer | undefined =>
    this.machine ? attempt(question, this.machine) : undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.snapshot;

  private refresh(): void {
    const { machine } = this;
    if (machine) attempt(() => this.show(machine.snapshot()));
  }

  private show(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    for (const listener of this.listeners) listener();
  }
}
