/** A call into a core that has failed before. */
export class CoreFailure extends Error {
  constructor(cause: unknown) {
    super("the core has failed", { cause });
    this.name = "CoreFailure";
  }
}

/** Gives a handle's memory back. A failed instance has nothing to give back, and its handles are still let go of. */
const FREES = /_free$/;

type Call = (...args: readonly unknown[]) => unknown;

/**
 * Wraps the exports of the module, which every call into a handle goes through. What one of them throws is a trap: the
 * instance may be in any state, so nothing is asked of it again. Errors that the core returns are thrown outside of it.
 */
export function guardExports<Exports extends object>(
  exports: Exports,
  onTrap: (cause: unknown) => void,
): Exports {
  let trap: { readonly cause: unknown } | null = null;
  const guard =
    (name: string, call: Call): Call =>
    (...args) => {
      if (trap) {
        if (FREES.test(name)) return undefined;
        throw new CoreFailure(trap.cause);
      }
      try {
        return call(...args);
      } catch (cause) {
        trap = { cause };
        onTrap(cause);
        throw new CoreFailure(cause);
      }
    };
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [
      name,
      typeof value === "function" ? guard(name, value as Call) : value,
    ]),
  ) as Exports;
}
