import { Drawer } from "@puckeditor/core";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
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

/** The kinds of sections. A click adds one after the selected section; dragging adds it where it is dropped. */
export function Palette({ onAdded, onClose }: PaletteProps) {
  const { kinds } = useBuilder();
  const [text, setText] = useState("");
  const newest = usePuckState((puck) => puck.selectedItem?.props.id);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(newest);
  useEffect(() => field.current?.focus(), []);
  const report = useEffectEvent(onAdded);
  useEffect(() => {
    if (shown.current === newest) return;
    shown.current = newest;
    report();
    requestAnimationFrame(() => scrollToSection(String(newest)));
  }, [newest]);

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
      <div className={styles.list}>
        <Drawer>
          {found.map(({ name, label }) => (
            <Drawer.Item key={name} name={name} label={label}>
              {Item}
            </Drawer.Item>
          ))}
        </Drawer>
      </div>
    </div>
  );
}

/** A kind of section. Puck takes it as a component, so that it has to stay the same one. */
function Item({ name }: { readonly name: string }) {
  const kind = useBuilder().kinds.get(name);
  const selected = useSelectedIndex();
  const count = usePuckState((puck) => puck.appState.data.content.length);
  const { insert } = useSectionCommands();
  const add = useEffectEvent(() => insert(name, selected === null ? count : selected + 1));
  const content = useRef<HTMLDivElement>(null);
  // dnd-kit makes the element around it the button.
  useLayoutEffect(() => {
    const button = content.current?.closest<HTMLElement>("[data-puck-drawer-item]");
    if (!button) return undefined;
    // Puck draws each item twice, and moves the one in front.
    button.inert = button.dataset.testid === "";
    // Puck handles none of the keys that dnd-kit describes.
    button.setAttribute("aria-describedby", "");
    button.setAttribute("aria-roledescription", "");
    const onClick = () => add();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      add();
    };
    button.addEventListener("click", onClick);
    button.addEventListener("keydown", onKeyDown);
    return () => {
      button.removeEventListener("click", onClick);
      button.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return (
    <div ref={content} className={styles.item}>
      <Thumbnail kind={name} />
      <span className={styles.label}>{kind?.label}</span>
      <span className={styles.description}>{kind?.description}</span>
    </div>
  );
}

function Thumbnail({ kind }: { readonly kind: string }) {
  const url = thumbnails[`./thumbnails/${kind}.webp`];
  return url ? <img className={styles.thumbnail} src={url} alt="" loading="lazy" draggable={false} /> : null;
}

function matches({ name, label, description }: SectionKind, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = `${name} ${label} ${description}`.toLowerCase();
  return words.every((word) => searched.includes(word));
}
