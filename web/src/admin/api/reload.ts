import type { QueryClient } from "@tanstack/react-query";

/** Loads everything again whose key begins with one of these words. */
export function reload(client: QueryClient, ...keys: string[]): void {
  for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
}
