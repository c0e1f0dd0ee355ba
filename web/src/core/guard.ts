/** Exports that free a handle's memory. They do nothing after a trap. */
const FREES = /_free$/;

type Call = (...args: readonly unknown[]) => unknown;

/**
 * Wraps the exports of a module. An exception from one of them is a trap, after which the instance may be in any state.
 * It is not called again: each attempt calls `onTrap` and throws the same exception.
 */
export function guardExports<Exports extends object>(
  exports: Exports,
  onTrap: (cause: unknown) => void,
): Exports {
  let trap: { readonly cause: unknown } | null = null;
  const guard =
    (name: string, call: Call): Call =>
    (...args) => {
      if (trap && FREES.test(name)) return undefined;
      try {
        if (trap) throw trap.cause;
        return call(...args);
      } catch (cause) {
        trap = { cause };
        onTrap(cause);
        throw cause;
      }
    };
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [
      name,
      typeof value === "function" ? guard(name, value as Call) : value,
    ]),
  ) as Exports;
}
