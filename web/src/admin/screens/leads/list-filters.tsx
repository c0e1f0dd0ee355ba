import { ListFilter } from "lucide-react";
import { useId, useState } from "react";
import type { Assignee } from "~/generated/contract";
import { Button, IconButton } from "../../ui/button";
import { TextField } from "../../ui/field";
import { SearchField } from "../../ui/search-field";
import { Select } from "../../ui/select";
import styles from "./list-filters.module.css";
import { filterCount, type ListState } from "./list-state";

const FORMS = [
  { value: "", label: "All forms" },
  { value: "contact", label: "Contact" },
  { value: "event", label: "Event" },
] as const;

const SORTS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "name", label: "Name" },
  { value: "company", label: "Company" },
  { value: "state", label: "State" },
] as const;

interface ListFiltersProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly list: ListState;
  readonly people: readonly Assignee[];
  readonly onChange: (change: Partial<ListState>) => void;
}

export function ListFilters({ text, onText, list, people, onChange }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(filterCount(list) > 0);
  const panelId = useId();
  const count = filterCount(list);
  const assignees = [
    { value: "", label: "Anyone" },
    { value: "none", label: "Unassigned" },
    ...people.map(({ id, email }) => ({ value: id, label: email })),
  ];
  return (
    <search className={styles.filters}>
      <div className={styles.row}>
        <SearchField
          label="Search leads"
          placeholder="Name, company, e-mail or text"
          value={text}
          onText={(next) => {
            onText(next);
            if (list.page > 1) onChange({});
          }}
        />
        <div className={styles.toggle}>
          <IconButton
            label={count ? `Filters, ${count} set` : "Filters"}
            icon={ListFilter}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          />
          {count ? <span className={styles.count}>{count}</span> : null}
        </div>
      </div>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <Select label="Form" value={list.form} options={FORMS} onChange={(form) => onChange({ form })} />
        <Select
          label="Assignee"
          value={list.assignee}
          options={assignees}
          onChange={(assignee) => onChange({ assignee })}
        />
        <TextField
          label="From"
          type="date"
          value={list.from}
          max={list.to || undefined}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextField
          label="To"
          type="date"
          value={list.to}
          min={list.from || undefined}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <Select label="Order" value={list.sort} options={SORTS} onChange={(sort) => onChange({ sort })} />
        <Button variant="ghost" onClick={() => onChange({ form: "", assignee: "", from: "", to: "" })}>
          Remove filters
        </Button>
      </div>
    </search>
  );
}
