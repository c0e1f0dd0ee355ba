/** The error of a call into a core that has failed before. */
export class CoreFailure extends Error {
  constructor(cause: unknown) {
    super("the core has failed", { cause });
    this.name = "CoreFailure";
  }
}

/** Exports that free a handle's memory. A failed instance has none to free; its handles are dropped all the same. */
const FREES = /_free$/;

type Call = (...args: readonly unknown[]) => unknown;

/**
 * Wraps the exports of the module, through which every call to a handle goes. An exception from one of them is a trap:
 * the instance may be in any state, so it is not called again. Errors that the core returns are thrown outside of the
 * exports.
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
