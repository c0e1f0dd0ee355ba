import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import type { AuditLine, AuditPage } from "~/generated/contract";
import { usersQuery } from "../api/queries";
import { request } from "../api/request";
import { useMay } from "../api/session";
import { Button } from "../ui/button";
import { type Column, DataTable } from "../ui/data-table";
import { TextField } from "../ui/field";
import { Empty, QueryState } from "../ui/notice";
import { Page } from "../ui/page";
import { Select } from "../ui/select";
import { Time } from "../ui/time";
import styles from "./audit-log.module.css";

const COLUMNS: Column<AuditLine>[] = [
  { header: "When", cell: ({ at }) => <Time at={at} long /> },
  { header: "Who", cell: ({ user }) => user },
  { header: "What", cell: ({ action }) => action },
  {
    header: "Object",
    cell: ({ object }) => <Link to={`?${new URLSearchParams({ object })}`}>{object}</Link>,
  },
];

/** Who did what and when. The address holds the filter: ids only. */
export function AuditLog() {
  const [params, setParams] = useSearchParams();
  const user = params.get("user") ?? "";
  const object = params.get("object") ?? "";
  const mayListUsers = useMay()("users");
  const { data: users = [] } = useQuery({ ...usersQuery, enabled: mayListUsers });
  const log = useInfiniteQuery({
    queryKey: ["audit", user, object],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(pageParam ? { before: pageParam } : {}),
        ...(user ? { user } : {}),
        ...(object ? { object } : {}),
      });
      return request<AuditPage>("GET", `/audit?${query}`, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  const show = (filter: { user?: string; object?: string }) => {
    const entries = Object.entries({ user, object, ...filter }).filter(([, value]) => value !== "");
    setParams(new URLSearchParams(entries), { replace: true });
  };
  const rows = log.data?.pages.flatMap(({ entries }) => entries);
  return (
    <Page title="Audit log" lead="Who did what, and when">
      <search className={styles.filters}>
        <Select
          label="Person"
          value={user}
          options={[
            { value: "", label: "Everyone" },
            ...users.map(({ id, email }) => ({ value: id, label: email })),
          ]}
          onChange={(value) => show({ user: value })}
        />
        <TextField
          label="Object"
          type="search"
          placeholder="lead:…"
          value={object}
          onChange={(event) => show({ object: event.target.value.trim() })}
        />
      </search>
      <QueryState query={log} rows={8} />
      {rows?.length === 0 ? (
        <Empty icon={ScrollText} title="No entries" text="No entry matches this filter." />
      ) : null}
      {rows && rows.length > 0 ? <DataTable label="Audit log" rows={rows} columns={COLUMNS} /> : null}
      {log.hasNextPage ? (
        <Button
          className={styles.more}
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Show older entries
        </Button>
      ) : null}
    </Page>
  );
}
