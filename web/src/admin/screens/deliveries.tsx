import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, RotateCw } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import type { DeliveryInfo } from "~/generated/contract";
import { deliveriesQuery } from "../api/queries";
import { reload } from "../api/reload";
import { request } from "../api/request";
import { Button } from "../ui/button";
import { type Column, DataTable } from "../ui/data-table";
import { LinkTabs } from "../ui/link-tabs";
import { Empty, QueryState } from "../ui/notice";
import { Page } from "../ui/page";
import { Time } from "../ui/time";
import { toast } from "../ui/toast";

const KINDS = { mail: "Mail", webhook: "Webhook" } as const;

const COLUMNS: Column<DeliveryInfo>[] = [
  {
    header: "What",
    cell: ({ subject, kind, about }) => (
      <>
        <div className="label">{subject}</div>
        <div className="hint">
          {KINDS[kind]} · {about}
        </div>
      </>
    ),
  },
  { header: "Reason", cell: ({ reason }) => <span className="muted">{reason ?? "Not tried yet"}</span> },
  { header: "Attempts", cell: ({ attempts }) => attempts },
  { header: "Written", cell: ({ at }) => <Time at={at} long /> },
];

export function Deliveries() {
  const [params] = useSearchParams();
  const state = params.get("state") === "waiting" ? "waiting" : "failed";
  const deliveries = useQuery(deliveriesQuery(state));
  const { data } = deliveries;
  const client = useQueryClient();
  const retryAll = useMutation({
    mutationFn: () => request<{ retried: number }>("POST", "/deliveries/retry"),
    onSuccess: ({ retried }) => {
      toast(`Trying ${retried} ${retried === 1 ? "delivery" : "deliveries"} again`);
      reload(client, "deliveries", "overview");
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
      <LinkTabs
        label="States"
        look="tab"
        tabs={tabs.map(({ value, label, count }) => ({
          to: `?state=${value}`,
          label,
          note: <span className="hint">{count}</span>,
          isCurrent: value === state,
        }))}
      />
      <QueryState query={deliveries} rows={5} />
      {isEmpty ? (
        <Empty
          icon={CircleCheck}
          title={state === "failed" ? "Nothing has failed" : "Nothing is waiting"}
          text="Mails and webhook calls that could not be sent appear here, with the reason."
        />
      ) : null}
      {data && !isEmpty ? (
        <DataTable
          label="Deliveries"
          rows={data.deliveries}
          columns={COLUMNS}
          actions={(delivery) => <Retry delivery={delivery} />}
        />
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
      reload(client, "deliveries", "overview");
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
