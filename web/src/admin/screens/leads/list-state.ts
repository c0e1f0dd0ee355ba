import type { LeadFilter, LeadOrder, LeadState } from "~/generated/contract";
import type { LeadForm } from "../../api/types";
import { queryOf } from "../../ui/query-of";

export const LEAD_STATES: readonly LeadState[] = ["new", "progress", "won", "closed", "spam"];
const LEAD_SORTS: readonly LeadOrder[] = ["newest", "oldest", "name", "company", "state"];
const LEAD_FORMS: readonly LeadForm[] = ["contact", "event"];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The part of a list that its address holds. The search text is not part of it: it may name a person. */
export interface ListState {
  readonly state: LeadState | "all";
  readonly form: LeadForm | "";
  /** Id of a user, `none`, or empty for anyone. */
  readonly assignee: string;
  readonly from: string;
  readonly to: string;
  readonly sort: LeadOrder;
  readonly page: number;
}

export const FIRST_LIST: ListState = {
  state: "new",
  form: "",
  assignee: "",
  from: "",
  to: "",
  sort: "newest",
  page: 1,
};

/** Reads a list from an address. Values that do not exist are left out. */
export function readList(params: URLSearchParams): ListState {
  const day = (name: string) => (DAY.test(params.get(name) ?? "") ? (params.get(name) ?? "") : "");
  const page = Number(params.get("page"));
  return {
    state: oneOf(["all", ...LEAD_STATES], params.get("state")) ?? FIRST_LIST.state,
    form: oneOf(LEAD_FORMS, params.get("form")) ?? "",
    assignee: params.get("assignee") ?? "",
    from: day("from"),
    to: day("to"),
    sort: oneOf(LEAD_SORTS, params.get("sort")) ?? FIRST_LIST.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query of a list's address. */
export const listQuery = (list: ListState) => queryOf(list, FIRST_LIST);

/** Returns the filter that the server receives. */
export function leadFilter(list: ListState, text: string): LeadFilter {
  return {
    ...(text.trim() ? { text: text.trim() } : {}),
    ...(list.state === "all" ? {} : { states: [list.state] }),
    ...(list.form ? { form: list.form } : {}),
    ...(list.assignee ? { assignee: list.assignee } : {}),
    ...(list.from ? { from: list.from } : {}),
    ...(list.to ? { to: list.to } : {}),
    sort: list.sort,
  };
}

/** Returns how many filters are set, apart from state and text. */
export function filterCount({ form, assignee, from, to }: ListState): number {
  return [form, assignee, from, to].filter(Boolean).length;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((candidate) => candidate === value);
}
