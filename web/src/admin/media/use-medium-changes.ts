import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MediaChange, MediaItem, WholeMedium } from "~/generated/contract";
import { errorText, Problem } from "../api/problem";
import { request } from "../api/request";
import { mediumPath, mediumQuery } from "./queries";

type Change = Omit<MediaChange, "revision">;

/** Changes of an item. Each needs the revision that it was made from. */
export function useMediumChange(id: string) {
  const client = useQueryClient();
  const { queryKey } = mediumQuery(id);
  const store = (item: MediaItem) =>
    client.setQueryData<WholeMedium>(queryKey, (before) => (before ? { ...before, item } : before));
  return useMutation({
    meta: { quiet: true },
    mutationFn: (change: Change) => {
      const revision = client.getQueryData<WholeMedium>(queryKey)?.item.revision ?? 0;
      return request<MediaItem>("PATCH", mediumPath(id), { body: { ...change, revision } });
    },
    onSuccess: (item) => {
      store(item);
      void client.invalidateQueries({ queryKey: ["media"] });
    },
    onError: (error) => {
      // The next attempt is made from this version.
      if (isConflict(error)) store(error.current as MediaItem);
    },
  });
}

/** Returns why a change failed, or null. */
export function changeError(error: unknown, conflict: string): string | null {
  if (!error) return null;
  return isConflict(error) ? conflict : errorText(error);
}

/** Returns whether someone else has changed the item meanwhile. */
function isConflict(error: unknown): error is Problem {
  return error instanceof Problem && error.status === 409 && error.current !== undefined;
}
