import { useQuery } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { OverviewNumbers } from "~/generated/contract";
import { overviewQuery } from "../api/queries";
import { useMay } from "../api/session";
import { FirstPages } from "../settings/first-pages";
import { QueryState } from "../ui/notice";
import { Page, Panel } from "../ui/page";
import { DaysChart } from "./days-chart";
import styles from "./overview.module.css";

export function Overview() {
  const overview = useQuery(overviewQuery);
  const { data } = overview;
  const may = useMay();
  if (data?.firstPages) return <FirstPages offer={data.firstPages} />;
  return (
    <Page title="Overview">
      <QueryState query={overview} rows={6} />
      {data ? (
        <>
          <Figures data={data} />
          {may("leads") ? (
            <Panel title="Leads and bookings" lead="The last 28 days">
              <DaysChart days={data.days} />
            </Panel>
          ) : null}
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

interface Figure {
  readonly label: string;
  readonly value: number;
  readonly to: string | null;
}

/** Returns the numbers that a role works with. */
function figuresOf(data: OverviewNumbers, may: ReturnType<typeof useMay>): Figure[] {
  return [
    ...(may("leads") ? [{ label: "New leads", value: data.newLeads, to: "/leads" }] : []),
    ...(may("checkIn") ? [{ label: "Bookings today", value: data.bookingsToday, to: "/bookings" }] : []),
    ...(may("content")
      ? [
          { label: "My drafts", value: data.myDrafts, to: null },
          { label: "Scheduled", value: data.scheduled, to: null },
        ]
      : []),
    ...(may("deliveries")
      ? [{ label: "Failed deliveries", value: data.failedDeliveries, to: "/deliveries" }]
      : []),
  ];
}

function Figures({ data }: { readonly data: OverviewNumbers }) {
  const figures = figuresOf(data, useMay());
  if (figures.length === 0) return null;
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
