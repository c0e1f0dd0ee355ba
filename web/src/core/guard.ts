/** Exports that free a handle's memory. An instance that has trapped has none to free. */
const FREES = /_free$/;

type Call = (...args: readonly unknown[]) => unknown;

/**
 * Wraps the exports of a module. An exception from one of them is a trap: the instance may then be in any state. It is
 * not called again; each attempt throws the same exception, after a call of `onTrap`.
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
