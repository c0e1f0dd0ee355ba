import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/button";
import { SearchField } from "../../ui/search-field";
import { useBuilder } from "./builder-context";
import styles from "./palette.module.css";
import { scrollToSection } from "./scroll-to-section";
import type { SectionKind } from "./section-kinds";
import { usePuckState, useSectionCommands, useSelectedIndex } from "./use-sections";

const thumbnails = import.meta.glob<string>("./thumbnails/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

interface PaletteProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** The kinds of sections. A press adds one after the selected section. */
export function Palette({ onAdded, onClose }: PaletteProps) {
  const { kinds } = useBuilder();
  const [text, setText] = useState("");
  const selected = useSelectedIndex();
  const count = usePuckState((puck) => puck.appState.data.content.length);
  const { insert } = useSectionCommands();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const add = (kind: string) => {
    const id = insert(kind, selected === null ? count : selected + 1);
    onAdded();
    requestAnimationFrame(() => scrollToSection(id));
  };

  const found = [...kinds.values()].filter((kind) => matches(kind, text));
  return (
    <div className={styles.palette}>
      <div className="panel-caption">
        <h2>Add a section</h2>
        <IconButton label="Back to the outline" icon={X} onClick={onClose} />
      </div>
      <div className={styles.search}>
        <SearchField
          ref={field}
          label="Search the kinds of sections"
          placeholder="Search"
          value={text}
          onText={setText}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            if (text) setText("");
            else onClose();
          }}
        />
      </div>
      <p role="status" className={found.length === 0 ? styles.none : "visually-hidden"}>
        {found.length === 0
          ? "No kind of section matches."
          : `${found.length} ${found.length === 1 ? "kind" : "kinds"} of sections`}
      </p>
      <ul className={styles.list} aria-label="Kinds of sections">
        {found.map(({ name, label, description }) => (
          <li key={name}>
            <button type="button" className={styles.item} onClick={() => add(name)}>
              <Thumbnail kind={name} />
              <span className={styles.label}>{label}</span>
              <span className={styles.description}>{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Thumbnail({ kind }: { readonly kind: string }) {
  const url = thumbnails[`./thumbnails/${kind}.webp`];
  return url ? <img className={styles.thumbnail} src={url} alt="" loading="lazy" /> : null;
}

function matches({ name, label, description }: SectionKind, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = `${name} ${label} ${description}`.toLowerCase();
  return words.every((word) => searched.includes(word));
}
