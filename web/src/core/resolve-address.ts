import type { Resolution } from "core-wasm";
import { askCore } from "./load";

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** What the core knows an address to be; undefined without a core. Landings are known to the server alone. */
export function resolveAddress({ pathname, search }: Address): Resolution | undefined {
  return askCore((core) => core.resolve(pathname, search.slice(1), { tokens: [], oracleAiWorld2025: null }));
}
