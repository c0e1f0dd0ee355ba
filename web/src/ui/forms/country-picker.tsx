import ChevronDown from "lucide-react/icons/chevron-down";
import { type FocusEvent, useRef, useState } from "react";
import type { CountryChoice } from "~/core/contract";
import { loadCore } from "~/core/load";
import { useCore, useCoreFailed } from "~/core/use-core";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Icon } from "~/ui/pictures/icon";
import { fillWith } from "~/ui/text/fill";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import { CountryList } from "./country-list";
import { countryName } from "./country-names";
import styles from "./country-picker.module.css";
import { Flag } from "./flag";

/** Scrolls an opened list into view: below the fold it would appear not to have opened. */
const scrollIntoView = (popover: HTMLElement | null) => popover?.scrollIntoView({ block: "nearest" });

interface CountryPickerProps {
  readonly id: string;
  readonly country: CountryChoice;
  readonly onSelect: (iso: string) => void;
}

/**
 * The country of the dial code: a button that opens a searchable list. The core provides the list; the first press
 * loads the core if necessary. Without the core or JavaScript, a number is typed with its dial code.
 */
export function CountryPicker({ id, country, onSelect }: CountryPickerProps) {
  const words = useWords().forms;
  const core = useCore();
  const [open, setOpen] = useState(false);
  const unavailable = useCoreFailed();
  const button = useRef<HTMLButtonElement>(null);
  // The server has no names in other languages than English.
  const label = useIsHydrated()
    ? fillWith(words.country, { name: countryName(country), code: country.dial })
    : words.chooseCountry;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const toggle = () => {
    setOpen(!open);
    loadCore().catch(() => undefined);
  };
  const closeWhenFocusLeaves = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus of its content
    <div className={styles.picker} onBlur={closeWhenFocusLeaves}>
      <button
        ref={button}
        id={id}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        <Flag iso={country.iso} />
        <Icon icon={ChevronDown} size="sm" className={styles.chevron} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {open ? (
        <div className={styles.popover} ref={scrollIntoView} role="dialog" aria-label={words.chooseCountry}>
          {core ? (
            <CountryList
              id={id}
              chosen={country.iso}
              onClose={close}
              onSelect={(iso) => {
                setOpen(false);
                onSelect(iso);
              }}
            />
          ) : (
            <p className={styles.note} role="status">
              {unavailable ? words.countriesFailed : words.countriesLoading}
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
}
