import { useQuery } from "@tanstack/react-query";
import { request } from "../../api/request";
import { documentPath } from "../queries";
import type { PreviewLink } from "../types";

export interface PreviewState {
  readonly url: string | null;
  /** The confirmation that visitors get by mail. */
  readonly mailUrl: string;
  readonly error: unknown;
  readonly retry: () => void;
  /** Changes when the page has to be loaded again. */
  readonly version: number;
}

/** An address is valid for a day. */
const FRESH_MS = 12 * 3_600_000;

/** Returns the address that shows the working draft. */
export function usePreview(id: string, savedAt: number | null): PreviewState {
  const { data, error, refetch } = useQuery({
    queryKey: ["document", id, "preview"],
    queryFn: ({ signal }) =>
      request<PreviewLink>("POST", `${documentPath(id)}/preview`, { body: {}, signal }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  });
  const mailUrl = `/api/admin${documentPath(id)}/mail`;
  return { url: data?.url ?? null, mailUrl, error, retry: () => void refetch(), version: savedAt ?? 0 };
}
