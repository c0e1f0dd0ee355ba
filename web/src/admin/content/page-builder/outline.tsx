import { Copy, Ellipsis, FileCog, GripVertical, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, memo, useEffect, useRef } from "react";
import { Button, IconButton } from "../../ui/button";
import { Menu, MenuItem, MoveItems } from "../../ui/menu";
import { FaultMark } from "../schema-form/disclosure";
import { type DropMark, markOf, useReorder } from "../schema-form/use-reorder";
import { useBuilder } from "./builder-context";
import styles from "./outline.module.css";
import { scrollToSection } from "./scroll-to-section";
import {
  type SectionCommands,
  usePuckState,
  useSectionCommands,
  useSectionNames,
  useSelectedIndex,
} from "./use-sections";

interface OutlineProps {
  readonly addButton: React.RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
  readonly onOpen: () => void;
}

/** The sections of the page in order. Alt with the arrow keys moves one. */
export function Outline({ addButton, onAdd, onOpen }: OutlineProps) {
  const content = usePuckState((puck) => puck.appState.data.content);
  const selected = useSelectedIndex();
  const commands = useSectionCommands();
  const nameOf = useSectionNames();
  const faultsAt = useFaultCounts();
  const list = useRef<HTMLOListElement>(null);
  const { drag, startDrag } = useReorder(list, commands.move);
  const start = useRef(startDrag);
  start.current = startDrag;
  const open = useRef(onOpen);
  open.current = onOpen;

  useEffect(() => {
    if (selected === null) return;
    list.current?.children[selected]?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  return (
    <div className={styles.outline}>
      <button
        type="button"
        className={styles.page}
        aria-pressed={selected === null}
        onClick={() => commands.select(null)}
      >
        <FileCog aria-hidden="true" size={16} strokeWidth={1.75} />
        Page settings
        <FaultMark errors={faultsAt.page} />
      </button>
      <div className={styles.caption}>
        <h2>Sections</h2>
        <span className={styles.count}>{content.length}</span>
        <Button ref={addButton} variant="ghost" icon={Plus} onClick={onAdd}>
          Add
        </Button>
      </div>
      {content.length === 0 ? (
        <p className={styles.empty}>The page has no sections yet.</p>
      ) : (
        <ol ref={list} className={styles.list} data-dragging={drag ? true : undefined}>
          {content.map((section, index) => {
            const { label, title } = nameOf(section);
            return (
              <Row
                key={String(section.props.id)}
                id={String(section.props.id)}
                index={index}
                count={content.length}
                label={label}
                title={title}
                faults={faultsAt.sections.get(index) ?? 0}
                isSelected={index === selected}
                mark={markOf(drag, index)}
                commands={commands}
                startDrag={start}
                open={open}
              />
            );
          })}
        </ol>
      )}
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly label: string;
  readonly title: string;
  readonly faults: number;
  readonly isSelected: boolean;
  readonly mark: DropMark | undefined;
  readonly commands: SectionCommands;
  readonly startDrag: React.RefObject<(event: React.PointerEvent, index: number) => void>;
  readonly open: React.RefObject<() => void>;
}

const Row = memo(function Row({
  id,
  index,
  count,
  label,
  title,
  faults,
  isSelected,
  mark,
  ...props
}: RowProps) {
  const { select, move, duplicate, remove } = props.commands;
  const row = useRef<HTMLLIElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(index, index + (event.key === "ArrowUp" ? -1 : 1));
  };
  return (
    <li ref={row} className={styles.row} data-entry data-selected={isSelected || undefined} data-mark={mark}>
      <span
        className={styles.handle}
        aria-hidden="true"
        onPointerDown={(event) => props.startDrag.current(event, index)}
      >
        <GripVertical size={14} />
      </span>
      <button
        type="button"
        className={styles.select}
        aria-pressed={isSelected}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={onKeyDown}
        onClick={() => {
          select(index);
          props.open.current();
          scrollToSection(id);
        }}
      >
        <span className="label truncate">{title || label}</span>
        {title ? <span className="hint truncate">{label}</span> : null}
      </button>
      <FaultMark errors={faults} />
      <Menu trigger={<IconButton label={`Actions for section ${index + 1}, ${label}`} icon={Ellipsis} />}>
        <MoveItems index={index} count={count} onMove={move} />
        <MenuItem icon={Copy} onClick={() => duplicate(index)}>
          Duplicate
        </MenuItem>
        <MenuItem icon={Trash2} danger onClick={() => remove(index)}>
          Remove
        </MenuItem>
      </Menu>
    </li>
  );
});

/** Returns how many faults the page's settings and each section have, without warnings. */
function useFaultCounts(): { page: number; sections: ReadonlyMap<number, number> } {
  const { faults } = useBuilder();
  const sections = new Map<number, number>();
  let page = 0;
  for (const { path, warning } of faults) {
    if (warning) continue;
    const [name, index] = path;
    if (name === "sections" && typeof index === "number") sections.set(index, (sections.get(index) ?? 0) + 1);
    else page += 1;
  }
  return { page, sections };
}
