import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, RotateCw } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import type { DeliveryInfo } from "~/generated/contract";
import { deliveriesQuery } from "../api/queries";
import { request } from "../api/request";
import { Button } from "../ui/button";
import { type Column, DataTable } from "../ui/data-table";
import { Empty, LoadFailure, Skeleton } from "../ui/notice";
import { Page } from "../ui/page";
import { Time } from "../ui/time";
import { toast } from "../ui/toast";
import styles from "./deliveries.module.css";

const KINDS = { mail: "Mail", webhook: "Webhook" } as const;

const COLUMNS: Column<DeliveryInfo>[] = [
  {
    accessorKey: "subject",
    header: "What",
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <>
        <span className={styles.subject}>{original.subject}</span>
        <span className={styles.meta}>
          {KINDS[original.kind]} · {original.about}
        </span>
      </>
    ),
  },
  {
    accessorKey: "reason",
    header: "Reason",
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <span className={styles.reason}>{original.reason ?? "Not tried yet"}</span>
    ),
  },
  {
    accessorKey: "attempts",
    header: "Attempts",
    sortFn: "basic",
  },
  {
    accessorKey: "at",
    header: "Written",
    sortFn: "basic",
    cell: ({ row: { original } }) => <Time at={original.at} long />,
  },
  {
    id: "actions",
    header: () => <span className="visually-hidden">Actions</span>,
    cell: ({ row: { original } }) => <Retry delivery={original} />,
  },
];

export function Deliveries() {
  const [params] = useSearchParams();
  const state = params.get("state") === "waiting" ? "waiting" : "failed";
  const { data, error, refetch } = useQuery(deliveriesQuery(state));
  const client = useQueryClient();
  const retryAll = useMutation({
    mutationFn: () => request<{ retried: number }>("POST", "/deliveries/retry"),
    onSuccess: ({ retried }) => {
      toast(`Trying ${retried} ${retried === 1 ? "delivery" : "deliveries"} again`);
      return refreshDeliveries(client);
    },
  });
  const tabs = [
    { value: "failed", label: "Failed", count: data?.failed },
    { value: "waiting", label: "Waiting", count: data?.waiting },
  ];
  const isEmpty = data?.deliveries.length === 0;
  return (
    <Page
      title="Deliveries"
      lead="Mails and webhooks that have not been delivered"
      actions={
        state === "failed" && data && !isEmpty ? (
          <Button icon={RotateCw} busy={retryAll.isPending} onClick={() => retryAll.mutate()}>
            Retry all
          </Button>
        ) : null
      }
    >
      <nav className={styles.tabs} aria-label="States">
        {tabs.map(({ value, label, count }) => (
          <Link
            key={value}
            to={`?state=${value}`}
            replace
            className={styles.tab}
            aria-current={value === state ? "page" : undefined}
          >
            {label} <span className={styles.count}>{count ?? ""}</span>
          </Link>
        ))}
      </nav>
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton rows={5} />}
      {isEmpty ? (
        <Empty
          icon={CircleCheck}
          title={state === "failed" ? "Nothing has failed" : "Nothing is waiting"}
          text="Mails and webhook calls that could not be sent appear here, with the reason."
        />
      ) : null}
      {data && !isEmpty ? (
        <DataTable label="Deliveries" rows={data.deliveries} columns={COLUMNS} rowId={({ id }) => id} />
      ) : null}
    </Page>
  );
}

function Retry({ delivery }: { readonly delivery: DeliveryInfo }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => request<void>("POST", `/deliveries/${encodeURIComponent(delivery.id)}/retry`),
    onSuccess: () => {
      toast(`Trying "${delivery.subject}" again`);
      return refreshDeliveries(client);
    },
  });
  return (
    <Button
      variant="ghost"
      busy={retry.isPending}
      aria-label={`Retry ${delivery.subject}`}
      onClick={() => retry.mutate()}
    >
      Retry
    </Button>
  );
}

async function refreshDeliveries(client: ReturnType<typeof useQueryClient>): Promise<void> {
  await client.invalidateQueries({ queryKey: ["deliveries"] });
  await client.invalidateQueries({ queryKey: ["overview"] });
}
