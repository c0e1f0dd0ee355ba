import type { MediaKind, MediaOrigin } from "~/generated/contract";
import { queryOf } from "../ui/query-of";

export const MEDIA_KINDS = [
  "picture",
  "film",
  "captions",
  "document",
  "font",
  "frames",
] as const satisfies MediaKind[];
const USES = ["used", "unused"] as const;

/** What of the library is requested. Empty members filter nothing. */
export interface MediaFilter {
  readonly search: string;
  readonly kind: MediaKind | "";
  readonly use: (typeof USES)[number] | "";
  readonly origin: MediaOrigin | "";
  /** Counts from 1. */
  readonly page: number;
}

export const FIRST_PAGE: MediaFilter = { search: "", kind: "", use: "", origin: "", page: 1 };

/** Reads the filter from the address of the screen. */
export function readFilter(params: URLSearchParams): MediaFilter {
  const page = Number(params.get("page"));
  return {
    search: params.get("search") ?? "",
    kind: MEDIA_KINDS.find((kind) => kind === params.get("kind")) ?? "",
    use: USES.find((use) => use === params.get("use")) ?? "",
    origin: "",
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Returns the query of the screen's address. */
export const filterQuery = (filter: MediaFilter) => queryOf(filter, FIRST_PAGE);
