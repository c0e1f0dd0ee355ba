import { queryOf } from "../../ui/query-of";
import { KIND_ORDER } from "../kinds";
import type { DocumentKind, DocumentRow, DocumentState } from "../types";
import { STATES } from "./state-mark";

/** What of the list is shown. The address holds it. */
export interface ListState {
  readonly text: string;
  readonly kind: DocumentKind | "";
  readonly state: DocumentState | "";
  /** Counts from 1. */
  readonly page: number;
}

export const FIRST_LIST: ListState = { text: "", kind: "", state: "", page: 1 };

export function readList(params: URLSearchParams): ListState {
  return {
    text: params.get("text") ?? "",
    kind: KIND_ORDER.find((kind) => kind === params.get("kind")) ?? "",
    state: STATES.find((state) => state === params.get("state")) ?? "",
    page: Math.max(1, Math.floor(Number(params.get("page"))) || 1),
  };
}

/** Returns the query of a list's address. */
export const listQuery = (list: ListState) => queryOf(list, FIRST_LIST);

/** Returns the documents whose title, name or address contains every word, of one kind. */
export function matching(
  documents: readonly DocumentRow[],
  { text, kind }: Pick<ListState, "text" | "kind">,
): DocumentRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return documents.filter((row) => {
    if (kind && row.kind !== kind) return false;
    const texts = `${row.title} ${row.name} ${row.path ?? ""}`.toLowerCase();
    return words.every((word) => texts.includes(word));
  });
}
