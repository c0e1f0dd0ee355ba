import { Search, X } from "lucide-react";
import { type RefObject, useId, useRef } from "react";
import type { CareerPage } from "~/content/types/career-page";
import type { JobFilterSnapshot, JobLocationId } from "~/core/contract";
import { Icon } from "~/ui/icon/icon";
import styles from "./filter-form.module.css";

interface FilterFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly text: CareerPage["openings"];
  /** What the address asked for. */
  readonly initial: JobFilterSnapshot;
  readonly clearable: boolean;
  readonly onQuery: (query: string) => void;
  readonly onLocation: (location: JobLocationId) => void;
  /** Whether the core filters; the server does otherwise. */
  readonly live: boolean;
}

/** Search and chips. Without scripts it is a form that asks the server, which filters by the same rules. */
export function FilterForm({ ref, text, initial, clearable, onQuery, onLocation, live }: FilterFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        ref={ref}
        className={styles.form}
        action="/career#openings"
        onSubmit={(event) => {
          if (!live) return;
          event.preventDefault();
          onQuery(input.current?.value ?? "");
        }}
      >
        <div className={styles.search}>
          <label className={styles.label} htmlFor={`${id}-q`}>
            {text.searchLabel}
          </label>
          <Icon icon={Search} className={styles.icon} />
          <input
            ref={input}
            id={`${id}-q`}
            className={styles.input}
            type="search"
            name="q"
            placeholder={text.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={120}
            defaultValue={initial.query}
            onInput={({ currentTarget }) => onQuery(currentTarget.value)}
          />
          {clearable ? (
            <button
              type="button"
              className={styles.clear}
              aria-label={text.clearLabel}
              onClick={() => {
                onQuery("");
                input.current?.focus();
              }}
            >
              <Icon icon={X} />
            </button>
          ) : null}
        </div>
        <fieldset className={styles.chips}>
          <legend className={styles.label}>{text.locationLabel}</legend>
          {text.chips.map(({ id: chip, label }) => (
            <label key={chip} className={styles.chip}>
              <input
                className={styles.radio}
                type="radio"
                name="location"
                value={chip}
                defaultChecked={chip === initial.location}
                onChange={() => onLocation(chip)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={styles.submit}>
          {text.submitLabel}
        </button>
      </form>
    </search>
  );
}
