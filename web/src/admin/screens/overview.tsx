import { useQuery } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { OverviewNumbers } from "~/generated/contract";
import { overviewQuery } from "../api/queries";
import { useMay } from "../api/session";
import { LoadFailure, Skeleton } from "../ui/notice";
import { Page, Panel } from "../ui/page";
import { DaysChart } from "./days-chart";
import styles from "./overview.module.css";

export function Overview() {
  const { data, error, refetch } = useQuery(overviewQuery);
  return (
    <Page title="Overview">
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton rows={6} />}
      {data ? (
        <>
          <Figures data={data} />
          <Panel title="Leads and bookings" lead="The last 28 days">
            <DaysChart days={data.days} />
          </Panel>
          <p className={styles.health} data-ok={data.health.ok}>
            {data.health.ok ? (
              <CircleCheck aria-hidden="true" size={18} />
            ) : (
              <TriangleAlert aria-hidden="true" size={18} />
            )}
            {data.health.text}
          </p>
        </>
      ) : null}
    </Page>
  );
}

function Figures({ data }: { readonly data: OverviewNumbers }) {
  const may = useMay();
  const figures = [
    { label: "New leads", value: data.newLeads, to: may("leads") ? "/leads" : null },
    { label: "Bookings today", value: data.bookingsToday, to: null },
    {
      label: "Failed deliveries",
      value: data.failedDeliveries,
      to: may("deliveries") ? "/deliveries" : null,
    },
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, value, to }) => (
        <li key={label} className={styles.figure}>
          <span className={styles.value}>{value}</span>
          {to ? (
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
