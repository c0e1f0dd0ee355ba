import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { LeadState } from "~/generated/contract";
import { LEAD_STATES, type ListState } from "./list-state";
import { STATE_LABELS } from "./state-mark";
import styles from "./state-tabs.module.css";

interface StateTabsProps {
  readonly list: ListState;
  /** Null if too many leads match to count them. */
  readonly counts: Readonly<Record<LeadState, number>> | null | undefined;
  readonly hrefOf: (state: ListState["state"]) => string;
}

/** The states with their counts. Each is a link, so that it can be opened in a tab of the browser. */
export function StateTabs({ list, counts, hrefOf }: StateTabsProps) {
  const tabList = useRef<HTMLElement>(null);
  const isCounted = Boolean(counts);
  // Counts make the tabs wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the widths of the tabs
  useEffect(() => {
    tabList.current?.querySelector(`[data-state="${list.state}"]`)?.scrollIntoView({ inline: "nearest" });
  }, [list.state, isCounted]);
  const total = counts && LEAD_STATES.reduce((sum, state) => sum + counts[state], 0);
  const tabs = [
    ...LEAD_STATES.map((state) => ({ state, label: STATE_LABELS[state], count: counts?.[state] })),
    { state: "all" as const, label: "All", count: total },
  ];
  return (
    <nav ref={tabList} className={styles.tabs} aria-label="States">
      {tabs.map(({ state, label, count }) => (
        <Link
          key={state}
          to={hrefOf(state)}
          replace
          className="tab"
          data-state={state}
          aria-current={state === list.state ? "page" : undefined}
        >
          {label}
          <span className="hint">{count ?? ""}</span>
        </Link>
      ))}
    </nav>
  );
}
