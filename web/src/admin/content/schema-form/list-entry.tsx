import { Copy, Ellipsis, GripVertical, Trash2 } from "lucide-react";
import { memo, type PointerEvent } from "react";
import { IconButton } from "../../ui/button";
import { Menu, MenuItem, MenuSeparator, MoveItems } from "../../ui/menu";
import { useChoices } from "../queries";
import { DisclosureButton, useDisclosure } from "./disclosure";
import { FaultTexts } from "./field-frame";
import { useForm } from "./form-context";
import type { Json } from "./json";
import { mediumOf } from "./media";
import { Members } from "./members";
import type { ChangeMember } from "./node-props";
import { firstPicture, type Shape, summaryOf, variantOfValue } from "./schema";
import styles from "./structure.module.css";
import { Union, VariantFields } from "./union";
import type { DropMark } from "./use-reorder";

interface EntryActions {
  readonly move: (from: number, to: number) => void;
  readonly remove: (at: number) => void;
  readonly duplicate: (at: number, value: Json) => void;
  readonly startDrag: (event: PointerEvent, at: number) => void;
}

interface EntryProps {
  readonly shape: Shape;
  readonly index: number;
  readonly count: number;
  readonly pointer: string;
  readonly noun: string;
  readonly value: Json;
  readonly level: number;
  /** Just added: its fields are open. */
  readonly isNew: boolean;
  readonly isFull: boolean;
  readonly mark: DropMark | undefined;
  readonly onChange: ChangeMember;
  readonly actions: EntryActions;
}

/** An entry of a list: one field, or a line that opens to its fields. */
export const Entry = memo(function Entry(props: EntryProps) {
  const { shape, index, count, pointer, noun, value, level, isNew, isFull, mark, onChange, actions } = props;
  const form = useForm();
  const choices = useChoices();
  const [isOpen, setOpen] = useDisclosure(pointer, isNew);
  const title = `${noun} ${index + 1}`;
  const { Node } = form;
  const isComposite = shape.kind === "group" || shape.kind === "union" || shape.kind === "list";
  const variant = shape.kind === "union" ? variantOfValue(shape.variants(), value) : null;
  const picture = isComposite && !isOpen ? mediumOf(choices, firstPicture(shape, value) ?? "") : undefined;

  const handle = (
    <button
      type="button"
      className={styles.handle}
      data-handle
      aria-label={`Move ${title.toLowerCase()}: drag, or press the up and down arrow keys`}
      onPointerDown={(event) => actions.startDrag(event, index)}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        actions.move(index, index + (event.key === "ArrowUp" ? -1 : 1));
      }}
    >
      <GripVertical aria-hidden="true" size={16} />
    </button>
  );
  const menu = (
    <Menu trigger={<IconButton label={`Actions for ${title.toLowerCase()}`} icon={Ellipsis} />}>
      <MoveItems index={index} count={count} onMove={actions.move} />
      {isFull ? null : (
        <MenuItem icon={Copy} onClick={() => actions.duplicate(index, value)}>
          Duplicate
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onClick={() => actions.remove(index)}>
        Remove
      </MenuItem>
    </Menu>
  );
  const common = { name: index, pointer, value, onChange, level };
  if (!isComposite) {
    return (
      <li className={styles.entry} data-entry data-mark={mark} data-simple>
        <div className={styles.entryRow}>
          {handle}
          <Node {...common} shape={shape} label={title} hideLabel required />
          {menu}
        </div>
      </li>
    );
  }
  const summary = summaryOf(shape, value);
  const label = variant?.label ?? (summary || title);
  return (
    <li className={styles.entry} data-entry data-mark={mark} data-open={isOpen || undefined}>
      <div className={styles.entryRow}>
        {handle}
        <DisclosureButton
          pointer={pointer}
          isOpen={isOpen}
          label={label}
          summary={variant ? summary : ""}
          mark={picture ? <img src={picture.url} alt="" loading="lazy" className={styles.thumb} /> : null}
          onToggle={() => setOpen(!isOpen)}
        />
        {menu}
      </div>
      <FaultTexts
        id={`${form.id}${pointer}-entry-faults`}
        faults={isOpen ? (form.faults.get(pointer) ?? []) : []}
      />
      {isOpen ? (
        <div className={styles.entryBody}>
          {shape.kind === "group" ? <Members {...common} shape={shape} /> : null}
          {shape.kind === "list" ? <Node {...common} shape={shape} label={title} hideLabel required /> : null}
          {shape.kind === "union" && variant ? <VariantFields {...common} variant={variant} /> : null}
          {shape.kind === "union" && !variant ? (
            <Union {...common} shape={shape} label="Kind" required />
          ) : null}
        </div>
      ) : null}
    </li>
  );
});
