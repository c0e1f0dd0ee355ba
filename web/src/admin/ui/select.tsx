import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import fieldStyles from "./field.module.css";
import popup from "./popup.module.css";
import styles from "./select.module.css";

interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly description?: string;
  readonly mark?: ReactNode;
}

interface SelectBoxProps<T extends string> {
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  /** Shown for a value that is not among the options. */
  readonly placeholder?: string;
  /** Attributes of the box, unless the label is a child. */
  readonly control?: ComponentProps<"button">;
  readonly children?: ReactNode;
}

/** A box that opens a list of options. */
export function SelectBox<T extends string>(props: SelectBoxProps<T>) {
  const { value, options, onChange, placeholder, control, children } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Base.Root<T> value={value} onValueChange={(next) => (next === null ? undefined : onChange(next))}>
      {children}
      <Base.Trigger
        {...control}
        {...(control ? { "aria-labelledby": `${control.id}-label ${control.id}` } : {})}
        className={styles.trigger}
      >
        {chosen?.mark}
        <span className={styles.value} data-placeholder={chosen ? undefined : true}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronsUpDown aria-hidden="true" size={14} className="muted" />
      </Base.Trigger>
      <Base.Portal>
        {/* Below the trigger: over it, Base UI would add a style element. */}
        <Base.Positioner className={popup.positioner} sideOffset={4} alignItemWithTrigger={false}>
          <Base.Popup className={popup.popup}>
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} className={popup.item}>
                {option.mark}
                <span className={popup.text}>
                  <Base.ItemText>{option.label}</Base.ItemText>
                  {option.description ? <span className="hint">{option.description}</span> : null}
                </span>
                <span className={popup.check}>
                  <Base.ItemIndicator>
                    <Check aria-hidden="true" size={16} />
                  </Base.ItemIndicator>
                </span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface SelectProps<T extends string> extends Pick<SelectBoxProps<T>, "value" | "options" | "onChange"> {
  readonly label: string;
  /** The label is for assistive technology only: the value explains itself. */
  readonly hideLabel?: boolean;
}

export function Select<T extends string>({ label, hideLabel, ...box }: SelectProps<T>) {
  return (
    <div className={fieldStyles.field}>
      <SelectBox {...box}>
        <Base.Label className={hideLabel ? "visually-hidden" : "label"}>{label}</Base.Label>
      </SelectBox>
    </div>
  );
}
