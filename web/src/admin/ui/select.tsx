import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import fieldStyles from "./field.module.css";
import popup from "./popup.module.css";
import styles from "./select.module.css";

interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly mark?: ReactNode;
}

interface SelectProps<T extends string> {
  readonly label: string;
  /** The label is for assistive technology only: the value explains itself. */
  readonly hideLabel?: boolean;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}

export function Select<T extends string>({ label, hideLabel, value, options, onChange }: SelectProps<T>) {
  const mark = options.find((option) => option.value === value)?.mark;
  return (
    <div className={fieldStyles.field}>
      <Base.Root<T>
        items={options}
        value={value}
        onValueChange={(next) => (next === null ? undefined : onChange(next))}
      >
        <Base.Label className={hideLabel ? "visually-hidden" : fieldStyles.label}>{label}</Base.Label>
        <Base.Trigger className={styles.trigger}>
          {mark}
          <Base.Value className={styles.value} />
          <ChevronsUpDown aria-hidden="true" size={14} className={styles.arrows} />
        </Base.Trigger>
        <Base.Portal>
          {/* Below the trigger: over it, Base UI would add a style element. */}
          <Base.Positioner className={popup.positioner} sideOffset={4} alignItemWithTrigger={false}>
            <Base.Popup className={popup.popup}>
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} className={popup.item}>
                  {option.mark}
                  <Base.ItemText>{option.label}</Base.ItemText>
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
    </div>
  );
}
