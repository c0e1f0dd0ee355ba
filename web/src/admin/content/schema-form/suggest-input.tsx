import { Autocomplete } from "@base-ui/react/autocomplete";
import { ChevronDown } from "lucide-react";
import popup from "../../ui/popup.module.css";
import { useChoices } from "../queries";
import type { Choices } from "../types";
import styles from "./field.module.css";
import type { TextInputProps } from "./time-inputs";

/** What a field offers besides free text. */
export type SuggestSource = "pages" | "related" | "zones" | "captions";

interface Suggestion {
  readonly value: string;
  readonly title: string;
}

/** Most suggestions that are shown at a time. More are found by typing. */
const SHOWN = 60;

interface SuggestInputProps extends TextInputProps {
  readonly source: SuggestSource;
  readonly label: string;
}

/** A text field that offers the site's pages, for example, and accepts any other text. */
export function SuggestInput({ control, value, onChange, source, label }: SuggestInputProps) {
  const all = suggestionsOf(source, useChoices());
  const typed = value.trim().toLowerCase();
  const isChosen = all.some((suggestion) => suggestion.value === value);
  const found = isChosen
    ? all
    : all.filter(({ value: own, title }) => `${own} ${title}`.toLowerCase().includes(typed));
  return (
    <Autocomplete.Root
      items={found.slice(0, SHOWN)}
      value={value}
      onValueChange={onChange}
      filter={null}
      itemToStringValue={(suggestion: Suggestion) => suggestion.value}
      openOnInputClick
    >
      <div className={styles.suggest}>
        <Autocomplete.Input {...control} className="control" spellCheck={false} autoComplete="off" />
        <Autocomplete.Trigger aria-label={`Suggestions for ${label}`} tabIndex={-1}>
          <ChevronDown aria-hidden="true" size={16} />
        </Autocomplete.Trigger>
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={popup.positioner} sideOffset={4}>
          <Autocomplete.Popup className={popup.popup} data-suggestions>
            <Autocomplete.List>
              {(suggestion: Suggestion) => (
                <Autocomplete.Item key={suggestion.value} value={suggestion} className={popup.item}>
                  <span className={popup.text}>
                    <span>{suggestion.title || suggestion.value}</span>
                    {suggestion.title ? <span className="hint">{suggestion.value}</span> : null}
                  </span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

function suggestionsOf(source: SuggestSource, choices: Choices): readonly Suggestion[] {
  switch (source) {
    case "pages":
      return choices.pages.map(({ path, title }) => ({ value: path, title }));
    case "related":
      return choices.related.map(({ name, title }) => ({ value: name, title }));
    case "captions":
      return choices.media
        .filter(({ path }) => path.endsWith(".vtt"))
        .map(({ path }) => ({ value: path, title: "" }));
    case "zones":
      return Intl.supportedValuesOf("timeZone").map((name) => ({ value: name, title: "" }));
  }
}
