import type { QueryClient } from "@tanstack/react-query";

/** Loads everything again whose key begins with one of these words. Resolves when that is shown. */
export function reload(client: QueryClient, ...keys: string[]): Promise<unknown> {
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
