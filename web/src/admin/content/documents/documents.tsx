import { useQuery } from "@tanstack/react-query";
import { FileText, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useShortcuts } from "../../frame/use-shortcuts";
import { Button } from "../../ui/button";
import { LinkTabs } from "../../ui/link-tabs";
import { NoEntries, QueryState } from "../../ui/notice";
import { Page } from "../../ui/page";
import { Pager } from "../../ui/pager";
import { SearchField } from "../../ui/search-field";
import { Select } from "../../ui/select";
import { useDebounced } from "../../ui/use-debounced";
import { KIND_ORDER, KINDS } from "../kinds";
import { documentsQuery } from "../queries";
import type { DocumentRow, DocumentState } from "../types";
import { DeleteDialog } from "./delete-dialog";
import { DocumentRows } from "./document-rows";
import { FIRST_LIST, type ListState, listQuery, matching, readList } from "./list-state";
import { NewDialog } from "./new-dialog";
import { STATE_LABELS, STATES } from "./state-mark";

const PAGE_SIZE = 60;

/** All documents of the site. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const list = readList(params);
  const navigate = useNavigate();
  const query = useQuery({ ...documentsQuery, refetchOnMount: "always" });
  const { data } = query;
  const documents = data?.documents ?? [];
  // The address follows: a field that waits for a navigation would lose letters.
  const [typed, setTyped] = useState(list.text);
  const current = { ...list, text: typed };
  const found = matching(documents, current).toSorted((a, b) => b.updatedAt - a.updatedAt);
  const shown = list.state ? found.filter((row) => row.state === list.state) : found;
  const [dialog, setDialog] = useState<
    { kind: "new"; from?: DocumentRow } | { kind: "delete"; row: DocumentRow }
  >();
  const rows = useRef<HTMLUListElement>(null);
  const page = Math.min(list.page, Math.max(1, Math.ceil(shown.length / PAGE_SIZE)));
  const pageRows = shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

  const show = (change: Partial<ListState>) =>
    setParams(listQuery({ ...current, page: 1, ...change }), { replace: true });
  const settled = useDebounced(typed);
  const save = useEffectEvent((next: string) => {
    if (next !== list.text) show({ text: next });
  });
  useEffect(() => save(settled), [settled]);
  const move = (step: 1 | -1) => {
    const focused = document.activeElement?.closest<HTMLElement>("li[data-id]")?.dataset.id;
    const from = pageRows.findIndex(({ id }) => id === focused);
    const to = Math.min(Math.max(from === -1 ? 0 : from + step, 0), pageRows.length - 1);
    rows.current?.children[to]?.querySelector("a")?.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1), n: () => setDialog({ kind: "new" }) });

  const kinds = [
    { value: "", label: "All kinds" },
    ...KIND_ORDER.map((kind) => ({ value: kind, label: KINDS[kind].plural })),
  ] as const;
  const isFiltered = typed !== "" || list.kind !== "" || list.state !== "";
  return (
    <Page
      title="Content"
      actions={
        <Button variant="primary" icon={Plus} onClick={() => setDialog({ kind: "new" })}>
          New document
        </Button>
      }
    >
      <search className="filters">
        <SearchField
          label="Search documents"
          placeholder="Title or address"
          value={typed}
          onText={setTyped}
        />
        <div className="filter">
          <Select
            label="Kind"
            hideLabel
            value={list.kind}
            options={kinds}
            onChange={(kind) => show({ kind })}
          />
        </div>
        <StateTabs list={current} found={found} />
      </search>
      <QueryState query={query} rows={9} />
      {data && shown.length === 0 ? (
        <NoEntries
          icon={FileText}
          title="No documents yet"
          text="Write the first one."
          what="document"
          isFiltered={isFiltered}
          onClear={() => {
            setTyped("");
            show(FIRST_LIST);
          }}
        />
      ) : null}
      {data && shown.length > 0 ? (
        <DocumentRows
          ref={rows}
          rows={pageRows}
          timeZone={data.timeZone}
          onCopy={(from) => setDialog({ kind: "new", from })}
          onDelete={(row) => setDialog({ kind: "delete", row })}
        />
      ) : null}
      {shown.length > PAGE_SIZE ? (
        <Pager
          total={shown.length}
          pageSize={PAGE_SIZE}
          page={page}
          onPage={(next) => show({ page: next })}
        />
      ) : null}
      <p role="status" className="visually-hidden">
        {data ? `${shown.length} ${shown.length === 1 ? "document" : "documents"}` : ""}
      </p>
      {dialog?.kind === "new" ? (
        <NewDialog
          from={dialog.from ?? null}
          kind={list.kind}
          onClose={() => setDialog(undefined)}
          onCreated={(id) => void navigate(`/content/${id}`)}
        />
      ) : null}
      {dialog?.kind === "delete" ? (
        <DeleteDialog id={dialog.row.id} title={dialog.row.title} onClose={() => setDialog(undefined)} />
      ) : null}
    </Page>
  );
}

interface StateTabsProps {
  readonly list: ListState;
  readonly found: readonly DocumentRow[];
}

function StateTabs({ list, found }: StateTabsProps) {
  const counts = new Map<DocumentState, number>();
  for (const { state } of found) counts.set(state, (counts.get(state) ?? 0) + 1);
  const tabs: { state: DocumentState | ""; label: string; count: number }[] = [
    { state: "", label: "All", count: found.length },
    ...STATES.map((state) => ({ state, label: STATE_LABELS[state], count: counts.get(state) ?? 0 })),
  ];
  return (
    <LinkTabs
      label="States"
      look="segment"
      tabs={tabs.map(({ state, label, count }) => ({
        to: listQuery({ ...list, state, page: 1 }) || "?",
        label,
        note: <span className="hint">{count}</span>,
        isCurrent: state === list.state,
      }))}
    />
  );
}
