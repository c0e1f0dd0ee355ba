import Check from "lucide-react/icons/check";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { currentCore } from "~/core/load";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import bare from "./bare-input.module.css";
import { countryName, searchCountries } from "./country-names";
import styles from "./country-picker.module.css";
import { Flag } from "./flag";

interface CountryListProps {
  readonly id: string;
  /** ISO code of the selected country. */
  readonly chosen: string;
  readonly onSelect: (iso: string) => void;
  readonly onClose: () => void;
}

/** A combobox with a permanently open list: the focus stays in the search box; arrow keys move through the options. */
export function CountryList({ id, chosen, onSelect, onClose }: CountryListProps) {
  const words = useWords().forms;
  const [query, setQuery] = useState("");
  const countries = useMemo(
    () => searchCountries((text) => currentCore()?.searchCountries(text) ?? [], query),
    [query],
  );
  const [active, setActive] = useState(() =>
    Math.max(
      countries.findIndex((country) => country.iso === chosen),
      0,
    ),
  );
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    list.current?.children.item(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const move = (to: number) => setActive(Math.min(Math.max(to, 0), countries.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of a composition belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const current = countries[active];
    switch (event.key) {
      case "ArrowDown":
        move(active + 1);
        break;
      case "ArrowUp":
        move(active - 1);
        break;
      case "PageDown":
        move(active + PAGE);
        break;
      case "PageUp":
        move(active - PAGE);
        break;
      case "Enter":
        if (current) onSelect(current.iso);
        break;
      case "Escape":
        onClose();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <>
      <div className={styles.search}>
        <Icon icon={Search} size="sm" />
        <input
          ref={search}
          type="text"
          className={`${bare.input} ${styles.searchInput}`}
          role="combobox"
          aria-label={words.searchCountries}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={countries[active] ? optionId(id, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.searchPlaceholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={words.countries}
        // Browsers make scroll containers focusable by default.
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {countries.map((country, index) => (
          // The search box has the focus and handles the keys; only pointers press the option itself.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={country.iso}
            id={optionId(id, index)}
            className={styles.option}
            role="option"
            aria-selected={country.iso === chosen}
            data-active={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onSelect(country.iso)}
          >
            <Flag iso={country.iso} />
            <span className={styles.name}>{countryName(country)}</span>
            <span className={styles.dial}>+{country.dial}</span>
            {country.iso === chosen ? <Icon icon={Check} size="sm" /> : null}
          </div>
        ))}
      </div>
      <p className={styles.note} role="status" data-empty={countries.length === 0}>
        {countries.length === 0 ? words.noCountry : null}
      </p>
    </>
  );
}

/** Number of options by which Page Up and Page Down move: about the visible part of the list. */
const PAGE = 6;

const optionId = (id: string, index: number) => `${id}-option-${index}`;
