import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type RefObject, useId, useRef } from "react";
import type { JobFilterSnapshot, LocationChip } from "~/core/contract";
import { withCore } from "~/core/with-core";
import { ALL_LOCATIONS } from "~/generated/contract";
import { Icon } from "~/ui/pictures/icon";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import styles from "./filter-form.module.css";

interface FilterFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly locations: readonly LocationChip[];
  /** Address to which the form is submitted without scripts. */
  readonly action: string;
  /** The filter from the address. */
  readonly initial: JobFilterSnapshot;
  readonly clearable: boolean;
  readonly onQuery: (query: string) => void;
  readonly onLocation: (id: string) => void;
  /** True once the core filters; until then the server does. */
  readonly live: boolean;
}

/** The search field and chips. Without scripts the form is submitted to the server, which filters by the same rules. */
export function FilterForm({
  ref,
  locations,
  action,
  initial,
  clearable,
  onQuery,
  onLocation,
  live,
}: FilterFormProps) {
  const words = useWords().careers;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    const { current } = input;
    if (!current) return;
    // Cleared immediately: text typed before the core has loaded is a new search.
    current.value = "";
    current.focus();
    withCore(() => onQuery(current.value));
  };
  return (
    <search>
      <form
        ref={ref}
        className={styles.form}
        action={action}
        onSubmit={(event) => {
          if (!live) return;
          event.preventDefault();
          onQuery(input.current?.value ?? "");
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
            onInput={({ currentTarget }) => onQuery(currentTarget.value)}
          />
          {clearable ? (
            <button type="button" className={styles.clear} aria-label={words.clear} onClick={clear}>
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
                  onChange={() => onLocation(chip)}
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
