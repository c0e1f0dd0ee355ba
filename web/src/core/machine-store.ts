/** A handle of the core: it receives events, returns snapshots, and has to be freed manually. */
export interface Machine<Snapshot> {
  snapshot(): Snapshot;
  free(): void;
}

/**
 * A state machine as a store that React can read.
 *
 * The snapshot is cached per event: a new object at each read would make React render endlessly. Before a machine is
 * attached, and after it is freed, the store returns the last snapshot.
 */
export class MachineStore<M extends Machine<Snapshot>, Snapshot> {
  private machine: M | null = null;
  private snapshot: Snapshot;
  private readonly listeners = new Set<() => void>();

  constructor(initial: Snapshot) {
    this.snapshot = initial;
  }

  /** Takes ownership of the machine. Returns a function that frees it. */
  attach(machine: M): () => void {
    this.machine = machine;
    const first = machine.snapshot();
    // Most machines start in the state that the server rendered, so the view need not render again.
    if (JSON.stringify(first) !== JSON.stringify(this.snapshot)) this.show(first);
    return () => {
      if (this.machine === machine) this.machine = null;
      machine.free();
    };
  }

  /** Sends an event and notifies the readers; undefined without a machine. */
  readonly send = <Result>(event: (machine: M) => Result): Result | undefined => {
    const { machine } = this;
    if (!machine) return undefined;
    const result = event(machine);
    this.show(machine.snapshot());
    return result;
  };

  /** Queries the machine without changing its state or notifying readers. */
  readonly read = <Result>(query: (machine: M) => Result): Result | undefined =>
    this.machine ? query(this.machine) : undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.snapshot;

  private show(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    for (const listener of this.listeners) listener();
  }
}
