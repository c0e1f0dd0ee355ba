import { Plus } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { Menu, MenuItem } from "../../ui/menu";
import popup from "../../ui/popup.module.css";
import { FaultCount } from "./disclosure";
import fieldStyles from "./field.module.css";
import { Faults, Help } from "./field-frame";
import { focusFirstField } from "./focus";
import { useForm } from "./form-context";
import { type Json, moved, type Update, withEntry } from "./json";
import { Entry } from "./list-entry";
import type { NodeProps } from "./node-props";
import { initialValue, type ListShape, labelOf, type Shape, singular, variantValue } from "./schema";
import styles from "./structure.module.css";
import { markOf, useReorder } from "./use-reorder";

const NO_ENTRIES: readonly Json[] = [];

let lastKey = 0;

function newKey(): string {
  lastKey += 1;
  return `e${lastKey}`;
}

/** A list whose entries can be added, removed, duplicated and moved. */
export function List(props: NodeProps<ListShape>) {
  const { shape, name, pointer, label, hideLabel = false, required, onChange, level } = props;
  const form = useForm();
  const entries = Array.isArray(props.value) ? props.value : NO_ENTRIES;
  const items = shape.items();
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [keys, setKeys] = useKeys(entries.length);
  const [newest, setNewest] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const id = `${form.id}${pointer}`;
  const noun = nounOf(label, items);
  const isFull = shape.maxItems !== null && entries.length >= shape.maxItems;

  const change = (update: (before: readonly Json[]) => Json[]) =>
    onChange(name, (before) => {
      const next = update(Array.isArray(before) ? before : NO_ENTRIES);
      return next.length === 0 && !required ? undefined : next;
    });
  const insert = (at: number, value: Json) => {
    const key = newKey();
    setKeys(keys.toSpliced(at, 0, key));
    setNewest(key);
    change((before) => before.toSpliced(at, 0, value));
    requestAnimationFrame(() => focusFirstField(entryAt(list.current, at) ?? null));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length || to === from) return;
    setKeys(moved(keys, from, to));
    change((before) => moved(before, from, to));
    setMessage(`${noun} moved to position ${to + 1} of ${entries.length}`);
  };
  const remove = (at: number) => {
    setKeys(keys.toSpliced(at, 1));
    change((before) => before.toSpliced(at, 1));
    setMessage(`${noun} ${at + 1} removed`);
    requestAnimationFrame(() => {
      const neighbour = entryAt(list.current, Math.min(at, entries.length - 2));
      (neighbour?.querySelector<HTMLElement>("[data-handle]") ?? add.current)?.focus();
    });
  };
  const { drag, startDrag } = useReorder(list, move);
  const changeEntry = useCallback(
    (at: string | number, update: Update) =>
      onChange(name, (before) => withEntry(before, Number(at), update)),
    [onChange, name],
  );
  // Entries get functions that stay the same, so that a key press renders one entry.
  const actions = useRef({ move, remove, insert, startDrag });
  actions.current = { move, remove, insert, startDrag };
  const entryActions = useRef({
    move: (from: number, to: number) => actions.current.move(from, to),
    remove: (at: number) => actions.current.remove(at),
    duplicate: (at: number, value: Json) => actions.current.insert(at + 1, structuredClone(value)),
    startDrag: (event: React.PointerEvent, at: number) => actions.current.startDrag(event, at),
  }).current;

  const count = `${entries.length}${shape.maxItems === null ? "" : ` of ${shape.maxItems}`}`;
  return (
    <section
      className={`${styles.list} no-ring`}
      aria-labelledby={`${id}-legend`}
      data-pointer={pointer}
      tabIndex={-1}
    >
      <div className={hideLabel ? "visually-hidden" : styles.listHead}>
        <span id={`${id}-legend`} className={styles.groupLabel}>
          {label}
          {required ? null : <span className={fieldStyles.optional}> optional</span>}
        </span>
        <FaultCount pointer={pointer} />
        {entries.length > 0 ? <span className={styles.listCount}>{count}</span> : null}
      </div>
      {shape.description ? (
        <p className={hideLabel ? "visually-hidden" : styles.groupHint}>
          <Help text={shape.description} />
        </p>
      ) : null}
      <Faults pointer={pointer} />
      {entries.length > 0 ? (
        <ol ref={list} className={styles.entries} data-dragging={drag ? true : undefined}>
          {entries.map((entry, at) => (
            <Entry
              key={keys[at]}
              shape={items}
              index={at}
              count={entries.length}
              pointer={`${pointer}/${at}`}
              noun={noun}
              value={entry}
              level={level + 1}
              isNew={keys[at] === newest}
              isFull={isFull}
              mark={markOf(drag, at)}
              onChange={changeEntry}
              actions={entryActions}
            />
          ))}
        </ol>
      ) : null}
      <AddButton
        ref={add}
        items={items}
        noun={noun}
        isFull={isFull}
        limit={shape.maxItems}
        onAdd={(value) => insert(entries.length, value)}
      />
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </section>
  );
}

interface AddButtonProps {
  readonly ref: React.Ref<HTMLButtonElement>;
  readonly items: Shape;
  readonly noun: string;
  readonly isFull: boolean;
  readonly limit: number | null;
  readonly onAdd: (value: Json) => void;
}

function AddButton({ ref, items, noun, isFull, limit, onAdd }: AddButtonProps) {
  const text = `Add ${noun.toLowerCase()}`;
  if (isFull) return <p className={styles.groupHint}>{`The list is full: ${limit} entries at most.`}</p>;
  if (items.kind !== "union") {
    return (
      <div>
        <Button ref={ref} icon={Plus} onClick={() => onAdd(initialValue(items))}>
          {text}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Menu
        align="start"
        trigger={
          <Button ref={ref} icon={Plus}>
            {text}
          </Button>
        }
      >
        {items.variants().map((variant) => (
          <MenuItem
            key={variant.label}
            onClick={() => onAdd(variantValue(variant, initialValue(variant.shape)))}
          >
            <span className={popup.text}>
              <span>{variant.label}</span>
              <span className="hint">{variant.description}</span>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

/** Returns a key for each entry. Entries that others added or removed change keys only at the end of the list. */
function useKeys(length: number): [string[], (keys: string[]) => void] {
  const [stored, setStored] = useState<string[]>(() => Array.from({ length }, newKey));
  if (stored.length === length) return [stored, setStored];
  const keys = Array.from({ length }, (_, at) => stored[at] ?? newKey());
  setStored(keys);
  return [keys, setStored];
}

function entryAt(list: HTMLElement | null, at: number): Element | undefined {
  return [...(list?.children ?? [])].filter((child) => child.hasAttribute("data-entry"))[at];
}

/** Returns the name of one entry: "Slide" of "Slides", or the name of its type. */
function nounOf(label: string, items: Shape): string {
  const noun = singular(label);
  if (noun !== label) return noun;
  return items.kind === "group" && items.typeName ? labelOf(items.typeName) : "Entry";
}
