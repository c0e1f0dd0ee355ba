import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/button";
import { Absent } from "./absent";
import { DisclosureButton, useDisclosure } from "./disclosure";
import { Faults, Help } from "./field-frame";
import { focusFirstField } from "./focus";
import { useForm } from "./form-context";
import { Members } from "./members";
import type { NodeProps } from "./node-props";
import { type GroupShape, initialValue, summaryOf } from "./schema";
import styles from "./structure.module.css";

/** Deeper groups start closed. */
const OPEN_LEVELS = 2;
/** A group of few fields needs no lid. */
const FEW_MEMBERS = 3;

/** An object within another one. */
export function Group(props: NodeProps<GroupShape>) {
  const { shape, name, pointer, label, hideLabel = false, required, value, onChange, level } = props;
  const form = useForm();
  const body = useRef<HTMLFieldSetElement>(null);
  const isAbsent = value === undefined || value === null;
  const [isOpen, setOpen] = useDisclosure(pointer, level < OPEN_LEVELS);
  const id = `${form.id}${pointer}`;
  const description = shape.description;

  if (isAbsent && !required) {
    return (
      <Absent
        pointer={pointer}
        label={label}
        description={description}
        onAdd={() => {
          onChange(name, () => initialValue(shape));
          setOpen(true);
          requestAnimationFrame(() => focusFirstField(body.current));
        }}
      />
    );
  }
  const hasLid = !hideLabel && shape.members().length > FEW_MEMBERS;
  const members = <Members {...{ shape, name, pointer, value, onChange }} level={level + 1} />;
  return (
    <fieldset
      ref={body}
      className={`${styles.group} no-ring`}
      data-bare={hideLabel || undefined}
      data-pointer={pointer}
      aria-labelledby={`${id}-legend`}
      aria-describedby={description && !hideLabel ? `${id}-hint` : undefined}
      tabIndex={-1}
    >
      {hideLabel ? null : (
        <div className={styles.groupHead} id={`${id}-legend`}>
          {hasLid ? (
            <DisclosureButton
              pointer={pointer}
              isOpen={isOpen}
              label={label}
              summary={isOpen ? "" : summaryOf(shape, value)}
              onToggle={() => setOpen(!isOpen)}
            />
          ) : (
            <span className={styles.groupLabel}>{label}</span>
          )}
          {required ? null : (
            <IconButton
              label={`Remove ${label.toLowerCase()}`}
              icon={Trash2}
              onClick={() => onChange(name, () => undefined)}
            />
          )}
        </div>
      )}
      {description && !hideLabel && (isOpen || !hasLid) ? (
        <p id={`${id}-hint`} className={styles.groupHint}>
          <Help text={description} />
        </p>
      ) : null}
      <Faults pointer={pointer} />
      {isOpen || !hasLid ? members : null}
    </fieldset>
  );
}
