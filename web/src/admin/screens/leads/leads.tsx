import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Inbox, MousePointerClick } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { LeadPage, LeadRow, LeadState } from "~/generated/contract";
import { leadQuery, leadsQuery } from "../../api/queries";
import { download } from "../../api/request";
import { useShortcuts } from "../../frame/use-shortcuts";
import { IconButton } from "../../ui/button";
import { LinkTabs } from "../../ui/link-tabs";
import { Empty, NoEntries, QueryState } from "../../ui/notice";
import { useTitle } from "../../ui/page";
import { Pager } from "../../ui/pager";
import { useDebounced } from "../../ui/use-debounced";
import { useEntryFocus } from "../../ui/use-entry-focus";
import { BulkBar } from "./bulk-bar";
import { LeadDetail } from "./lead-detail";
import { LeadList } from "./lead-list";
import styles from "./leads.module.css";
import { ListFilters } from "./list-filters";
import {
  FIRST_LIST,
  filterCount,
  LEAD_STATES,
  type ListState,
  leadFilter,
  listQuery,
  readList,
} from "./list-state";
import { STATE_LABELS } from "./state-mark";
import { useLeadChanges } from "./use-lead-changes";

const NO_LEADS: readonly LeadRow[] = [];

/** The inbox: the list with the open lead next to it. Narrow windows show one of them. */
export function Leads() {
  const { id = null } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const list = readList(params);
  const [text, setText] = useState("");
  const filter = leadFilter(list, useDebounced(text));
  const [selected, setSelected] = useSelection(JSON.stringify(filter));
  const client = useQueryClient();
  const query = useQuery(leadsQuery(filter, list.page));
  const { data, isPlaceholderData } = query;
  const leads = data?.leads ?? NO_LEADS;
  const people = data?.people ?? [];
  const changes = useLeadChanges();
  const csv = useMutation({ mutationFn: () => download("/leads/csv", { filter }, "leads.csv") });
  const rows = useRef<HTMLUListElement>(null);
  useTitle("Leads");

  const addressOf = (leadId: string | null, next: ListState = list) =>
    `/leads${leadId ? `/${leadId}` : ""}${listQuery(next)}`;
  const showList = (change: Partial<ListState>) =>
    void navigate(addressOf(id, { ...list, page: 1, ...change }), { replace: true });

  // A lead that was just changed may have left the list.
  const open = leads.find((lead) => lead.id === id) ?? client.getQueryData(leadQuery(id ?? "").queryKey);
  const focused = () => leads.find((lead) => lead.id === focusedId(rows.current)) ?? open;
  const move = (step: 1 | -1) => {
    const from = leads.findIndex((lead) => lead.id === (id ?? focused()?.id));
    const next = leads[from === -1 ? 0 : Math.min(Math.max(from + step, 0), leads.length - 1)];
    if (!next) return;
    if (id) void navigate(addressOf(next.id), { replace: true });
    focusRow(rows.current, next.id);
  };
  const mark = (state: LeadState) => {
    if (selected.size > 0) {
      changes.changeMany([...selected.values()], { state });
      setSelected(NOTHING);
      return;
    }
    const lead = focused();
    if (!lead || lead.state === state) return;
    changes.change(lead, { state });
    if (list.state !== "all") move(leads.at(-1) === lead ? -1 : 1);
  };
  const toggle = (lead: LeadRow) => {
    const next = new Map(selected);
    if (!next.delete(lead.id)) next.set(lead.id, lead);
    setSelected(next);
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    e: () => mark("closed"),
    s: () => mark("spam"),
    x: () => {
      const lead = focused();
      if (lead) toggle(lead);
    },
  });
  useEntryFocus(rows, id);

  return (
    <div className={styles.inbox} data-open={id !== null || undefined}>
      {/* On a phone an open lead hides the title. */}
      <h1 className="visually-hidden">Leads</h1>
      <section className={styles.list} aria-label="Leads">
        <div className={styles.bar}>
          <p className="screen-title" aria-hidden="true">
            Leads
          </p>
          <IconButton label="Download as CSV" icon={Download} onClick={() => csv.mutate()} />
        </div>
        <ListFilters text={text} onText={setText} list={list} people={people} onChange={showList} />
        <LinkTabs
          label="States"
          look="tab"
          className={styles.tabs}
          tabs={([...LEAD_STATES, "all"] as const).map((state) => ({
            to: addressOf(null, { ...list, state, page: 1 }),
            label: state === "all" ? "All" : STATE_LABELS[state],
            note: <span className="hint">{countOf(data?.counts, state)}</span>,
            isCurrent: state === list.state,
          }))}
        />
        {data && data.total > 0 ? (
          <BulkBar
            total={data.total}
            hasMore={data.hasMore}
            leads={leads}
            people={people}
            selected={selected}
            onSelect={setSelected}
            onChange={(change) => {
              changes.changeMany([...selected.values()], change);
              setSelected(NOTHING);
            }}
          />
        ) : null}
        <div className={styles.rows} aria-busy={isPlaceholderData}>
          <QueryState query={query} rows={8} />
          {data?.total === 0 ? (
            <NoEntries
              icon={Inbox}
              title="No leads here"
              text="New messages from the site's forms appear here."
              what="lead"
              isFiltered={text !== "" || filterCount(list) > 0}
              onClear={() => {
                setText("");
                showList({ ...FIRST_LIST, state: list.state });
              }}
            />
          ) : null}
          <LeadList
            ref={rows}
            leads={leads}
            people={people}
            openId={id}
            selected={selected}
            onToggle={toggle}
            hrefOf={addressOf}
          />
        </div>
        {data && data.total > data.pageSize ? (
          <Pager {...data} page={list.page} onPage={(page) => showList({ page })} />
        ) : null}
      </section>
      <section aria-label="Lead">
        {id ? (
          <LeadDetail key={id} id={id} people={people} backTo={addressOf(null)} onChange={changes.change} />
        ) : (
          <Empty
            icon={MousePointerClick}
            title="No lead open"
            text="Choose one from the list, or press j and k to go through them."
          />
        )}
      </section>
    </div>
  );
}

type Selection = ReadonlyMap<string, LeadRow>;

const NOTHING: Selection = new Map();

/** Returns the selected leads of a list. Another filter starts without any. */
function useSelection(filter: string): [Selection, (selection: Selection) => void] {
  const [stored, setStored] = useState({ filter, selection: NOTHING });
  const selection = stored.filter === filter ? stored.selection : NOTHING;
  return [selection, (next) => setStored({ filter, selection: next })];
}

/** Returns the number of leads of a state, or undefined if too many match to count them. */
function countOf(counts: LeadPage["counts"] | undefined, state: ListState["state"]): number | undefined {
  if (!counts) return undefined;
  return state === "all" ? LEAD_STATES.reduce((sum, each) => sum + counts[each], 0) : counts[state];
}

function focusedId(list: HTMLElement | null): string | undefined {
  const row = list?.contains(document.activeElement) ? document.activeElement?.closest("li") : null;
  return row?.dataset.id;
}

function focusRow(list: HTMLElement | null, id: string): void {
  const row = list?.querySelector<HTMLElement>(`li[data-id="${CSS.escape(id)}"]`);
  row?.querySelector("a")?.focus();
}
