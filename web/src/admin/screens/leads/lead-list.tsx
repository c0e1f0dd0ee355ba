import type { Ref } from "react";
import { Link } from "react-router-dom";
import type { Assignee, LeadRow } from "~/generated/contract";
import { Avatar } from "../../ui/avatar";
import { SpamMark } from "../../ui/detail";
import { Time } from "../../ui/time";
import styles from "./lead-list.module.css";
import { STATE_LABELS, StateMark } from "./state-mark";

interface LeadListProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly leads: readonly LeadRow[];
  readonly people: readonly Assignee[];
  readonly openId: string | null;
  readonly selected: ReadonlyMap<string, LeadRow>;
  readonly onToggle: (lead: LeadRow) => void;
  readonly hrefOf: (id: string) => string;
}

export function LeadList({ ref, leads, people, openId, selected, onToggle, hrefOf }: LeadListProps) {
  return (
    <ul ref={ref} className={styles.list}>
      {leads.map((lead) => {
        const assignee = people.find(({ id }) => id === lead.assignee);
        return (
          <li key={lead.id} data-id={lead.id} className={styles.row} data-state={lead.state}>
            <label className={styles.select}>
              <input type="checkbox" checked={selected.has(lead.id)} onChange={() => onToggle(lead)} />
              <span className="visually-hidden">Select {lead.fullName}</span>
            </label>
            <Link
              to={hrefOf(lead.id)}
              className={styles.link}
              aria-current={lead.id === openId ? "true" : undefined}
            >
              <span className={`${styles.name} truncate`}>{lead.fullName}</span>
              <span className={styles.time}>
                <Time at={lead.createdAt} />
              </span>
              <span className="truncate">{lead.company || lead.email}</span>
              <span className={styles.marks}>
                {lead.suspect ? <SpamMark /> : null}
                {assignee ? (
                  <>
                    <Avatar email={assignee.email} />
                    <span className="visually-hidden">Assigned to {assignee.email}</span>
                  </>
                ) : null}
                <StateMark state={lead.state} />
                <span className="visually-hidden">{STATE_LABELS[lead.state]}</span>
              </span>
              <span className={styles.excerpt}>{lead.excerpt}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
