import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ContrastFigure, Fault } from "../types";
import { ContrastFigures } from "./contrast-figures";
import styles from "./field.module.css";
import { useForm } from "./form-context";

interface FieldFrameProps {
  readonly pointer: string;
  readonly label: string;
  readonly hideLabel: boolean;
  readonly required: boolean;
  readonly hint: string;
  /** What is right of the label: the length, for example. */
  readonly aside?: ReactNode;
  /** A control that several elements make up is a group; it has no `label` for one of them. */
  readonly isGroup?: boolean;
  /** Fields that share a row with another one. */
  readonly compact?: boolean;
  readonly children: (control: Control) => ReactNode;
}

/** Attributes that connect a control with its label, help and faults. */
export interface Control {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
  readonly "data-pointer": string;
}

const NO_FAULTS: readonly Fault[] = [];
const NO_CONTRAST: readonly ContrastFigure[] = [];

/** Label, help and faults around a control. */
export function FieldFrame({
  pointer,
  label,
  hideLabel,
  required,
  hint,
  aside,
  isGroup = false,
  compact = false,
  children,
}: FieldFrameProps) {
  const form = useForm();
  const faults = form.faults.get(pointer) ?? NO_FAULTS;
  const contrast = form.contrast.get(pointer) ?? NO_CONTRAST;
  const id = `${form.id}${pointer}`;
  const control: Control = {
    id,
    "aria-invalid": faults.some(({ warning }) => !warning),
    "aria-describedby": `${id}-hint ${id}-contrast ${id}-faults`,
    "data-pointer": pointer,
  };
  const text = (
    <>
      {label}
      {required ? null : <span className={styles.optional}> optional</span>}
    </>
  );
  const labelClass = hideLabel ? "visually-hidden" : "label";
  return (
    <div className={styles.field} data-compact={compact || undefined}>
      <div className={hideLabel ? "visually-hidden" : styles.labelRow}>
        {isGroup ? (
          <span id={`${id}-label`} className={labelClass}>
            {text}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className={labelClass}>
            {text}
          </label>
        )}
        {aside}
      </div>
      {children(control)}
      {hint ? (
        <p id={`${id}-hint`} className={hideLabel ? "visually-hidden" : styles.hint}>
          <Help text={hint} />
        </p>
      ) : null}
      <ContrastFigures id={`${id}-contrast`} figures={contrast} />
      <Faults pointer={pointer} />
    </div>
  );
}

/** A description from the schema: words in backticks are code. */
export function Help({ text }: { readonly text: string }) {
  let offset = 0;
  return text.split("`").map((part, at) => {
    const key = offset;
    offset += part.length + 1;
    return at % 2 === 1 ? <code key={key}>{part}</code> : part;
  });
}

/** The faults of a value: `aria-describedby` of its control names them. */
export function Faults({ pointer }: { readonly pointer: string }) {
  const form = useForm();
  return <FaultTexts id={`${form.id}${pointer}-faults`} faults={form.faults.get(pointer) ?? NO_FAULTS} />;
}

interface FaultTextsProps {
  readonly id: string;
  readonly faults: readonly Fault[];
}

export function FaultTexts({ id, faults }: FaultTextsProps) {
  if (faults.length === 0) return null;
  return (
    <div id={id} className={styles.faults}>
      {faults.map(({ message, warning }) => {
        const Icon = warning ? TriangleAlert : CircleAlert;
        return (
          <p key={message} className="fault-text" data-warning={warning || undefined}>
            <Icon aria-hidden="true" size={16} />
            {message}
          </p>
        );
      })}
    </div>
  );
}
