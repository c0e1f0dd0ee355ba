import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type RefObject, useId, useRef } from "react";
import type { JobFilterSnapshot, LocationChip } from "~/core/contract";
import { withCore } from "~/core/with-core";
import { ALL_LOCATIONS } from "~/generated/contract";
import round from "~/ui/layout/round.module.css";
import { Icon } from "~/ui/pictures/icon";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import styles from "./filter-form.module.css";
import type { JobFilterControls } from "./use-job-filter";

interface FilterFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly locations: readonly LocationChip[];
  /** Address to which the form is submitted without scripts. */
  readonly action: string;
  /** The filter from the address. */
  readonly initial: JobFilterSnapshot;
  readonly filter: JobFilterControls;
}

/** The search field and chips. Without scripts the form is submitted to the server, which filters by the same rules. */
export function FilterForm({ ref, locations, action, initial, filter }: FilterFormProps) {
  const words = useWords().careers;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    const { current } = input;
    if (!current) return;
    // Cleared immediately: text typed before the core has loaded is a new search.
    current.value = "";
    current.focus();
    withCore(() => filter.setQuery(current.value));
  };
  return (
    <search>
      <form
        ref={ref}
        className={styles.form}
        action={action}
        onSubmit={(event) => {
          if (!filter.ready) return;
          event.preventDefault();
          filter.setQuery(input.current?.value ?? "");
        }}
      >
        <div className={styles.search}>
          <label htmlFor={`${id}-q`}>
            <VisuallyHidden>{words.searchLabel}</VisuallyHidden>
          </label>
          <Icon icon={Search} className={styles.icon} />
          <input
            ref={input}
            id={`${id}-q`}
            className={styles.input}
            type="search"
            name="q"
            placeholder={words.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={120}
            defaultValue={initial.query}
            onInput={({ currentTarget }) => filter.setQuery(currentTarget.value)}
          />
          {filter.snapshot.query !== "" ? (
            <button
              type="button"
              className={`${round.round} ${round.bare} ${styles.clear}`}
              aria-label={words.clear}
              onClick={clear}
            >
              <Icon icon={X} />
            </button>
          ) : null}
        </div>
        {locations.length > 0 ? (
          <fieldset className={styles.chips}>
            <legend>
              <VisuallyHidden>{words.location}</VisuallyHidden>
            </legend>
            {[{ id: ALL_LOCATIONS, label: words.all }, ...locations].map(({ id: chip, label }) => (
              <label key={chip} className={styles.chip}>
                <input
                  className={styles.radio}
                  type="radio"
                  name="location"
                  value={chip}
                  defaultChecked={chip === initial.location}
                  onChange={() => filter.setLocation(chip)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        ) : null}
        <button type="submit" className={styles.submit}>
          {words.search}
        </button>
      </form>
    </search>
  );
}
