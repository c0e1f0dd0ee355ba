import { useEffect, useState } from "react";
import type { SearchHit } from "~/core/contract";
import { attempt, type Core, loadCore } from "~/core/load";
import { useCoreFailed } from "~/core/use-core";

type SearchIndex = InstanceType<Core["SearchIndex"]>;

/** Address of the search index that the core reads. */
const INDEX = "/search-index.bin";

export interface Search {
  readonly state: "loading" | "ready" | "failed";
  readonly find: (query: string, limit: number) => readonly SearchHit[];
}

/** Returns the site's search index, which is fetched when the dialog opens, again at each opening after a failure. */
export function useSearchIndex(open: boolean): Search {
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const [missing, setMissing] = useState(false);
  const failed = useCoreFailed() || missing;

  useEffect(() => {
    if (!open || index) return undefined;
    let gone = false;
    setMissing(false);
    load().then(
      (loaded) => {
        if (gone) loaded.free();
        else setIndex(loaded);
      },
      () => {
        if (!gone) setMissing(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [open, index]);

  useEffect(() => {
    if (!index) return undefined;
    return () => {
      index.free();
      setIndex(null);
    };
  }, [index]);

  return {
    state: failed ? "failed" : index ? "ready" : "loading",
    find: (query, limit) => (index && query.trim() && attempt(() => index.search(query, limit))) || [],
  };
}

async function load(): Promise<SearchIndex> {
  const [core, bytes] = await Promise.all([loadCore(), fetchIndex()]);
  return new core.SearchIndex(bytes);
}

async function fetchIndex(): Promise<Uint8Array> {
  const response = await fetch(INDEX);
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
