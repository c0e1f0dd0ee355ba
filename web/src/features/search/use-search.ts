import { useEffect, useState } from "react";
import type { SearchHit, SearchHits } from "~/generated/contract";

/** Pause in typing before a request, in milliseconds. */
const PAUSE = 150;

/** The server's last response. */
export interface Found {
  /** The query of the results; empty before the first response. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly failed: boolean;
}

const NOTHING: Found = { query: "", hits: [], failed: false };

/** Searches as the visitor types. The last results stay until the response to a newer query. */
export function useSearch(query: string, open: boolean): Found {
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    if (!open || !query) return undefined;
    const request = new AbortController();
    const search = async () => {
      try {
        const hits = await fetchHits(query, request.signal);
        setFound({ query, hits, failed: false });
      } catch {
        if (!request.signal.aborted) setFound({ query, hits: [], failed: true });
      }
    };
    const timer = setTimeout(search, PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, open]);

  return query ? found : NOTHING;
}

async function fetchHits(query: string, signal: AbortSignal): Promise<readonly SearchHit[]> {
  const response = await fetch(`/api/search/?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`search: status ${response.status}`);
  const { data }: SearchHits = await response.json();
  return data;
}
