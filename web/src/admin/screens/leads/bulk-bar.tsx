import type { Assignee, LeadRow } from "~/generated/contract";
import type { LeadChange } from "../../api/types";
import { Button } from "../../ui/button";
import { Menu, MenuItem } from "../../ui/menu";
import styles from "./bulk-bar.module.css";
import { LEAD_STATES } from "./list-state";
import { STATE_LABELS, StateMark } from "./state-mark";

interface BulkBarProps {
  readonly total: number;
  /** Whether more leads match than the list has. */
  readonly hasMore: boolean;
  readonly leads: readonly LeadRow[];
  readonly people: readonly Assignee[];
  readonly selected: ReadonlyMap<string, LeadRow>;
  readonly onSelect: (selected: ReadonlyMap<string, LeadRow>) => void;
  readonly onChange: (change: LeadChange) => void;
}

/** Selects all leads of a page, and changes the selected leads. */
export function BulkBar({ total, hasMore, leads, people, selected, onSelect, onChange }: BulkBarProps) {
  const isAll = leads.length > 0 && leads.every(({ id }) => selected.has(id));
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = selected.size > 0 && !isAll;
          }}
          onChange={() => onSelect(new Map(isAll ? [] : leads.map((lead) => [lead.id, lead])))}
        />
        <span className="visually-hidden">Select all on this page</span>
      </label>
      <span role="status" className={styles.count}>
        {selected.size > 0 ? `${selected.size} selected` : countText(total, hasMore)}
      </span>
      {selected.size > 0 ? (
        <>
          <Menu trigger={<Button variant="ghost">State</Button>}>
            {LEAD_STATES.map((state) => (
              <MenuItem key={state} mark={<StateMark state={state} />} onClick={() => onChange({ state })}>
                {STATE_LABELS[state]}
              </MenuItem>
            ))}
          </Menu>
          <Menu trigger={<Button variant="ghost">Assign</Button>}>
            <MenuItem onClick={() => onChange({ assignee: null })}>Unassigned</MenuItem>
            {people.map(({ id, email }) => (
              <MenuItem key={id} onClick={() => onChange({ assignee: id })}>
                {email}
              </MenuItem>
            ))}
          </Menu>
          <Button variant="ghost" onClick={() => onSelect(new Map())}>
            Clear
          </Button>
        </>
      ) : null}
    </div>
  );
}

function countText(total: number, hasMore: boolean): string {
  const count = total.toLocaleString("en");
  if (hasMore) return `The newest ${count} matches. Add a word to find older ones.`;
  return `${count} ${total === 1 ? "lead" : "leads"}`;
}
