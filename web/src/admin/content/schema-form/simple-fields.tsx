import { SelectBox } from "../../ui/select";
import styles from "./field.module.css";
import { type Control, Faults, FieldFrame, Help } from "./field-frame";
import { useForm } from "./form-context";
import { IconInput } from "./icon-input";
import type { Json } from "./json";
import type { NodeProps } from "./node-props";
import type { ChoiceShape, FlagShape, NumberShape, Option } from "./schema";

export function NumberField(props: NodeProps<NumberShape>) {
  const { shape, name, pointer, label, hideLabel = false, required, value, onChange } = props;
  return (
    <FieldFrame {...{ pointer, label, hideLabel, required }} hint={shape.description} compact>
      {(control) => (
        <input
          {...control}
          type="number"
          className={`control ${styles.number}`}
          min={shape.minimum ?? undefined}
          max={shape.maximum ?? undefined}
          step={shape.isInteger ? 1 : "any"}
          value={typeof value === "number" ? value : ""}
          onChange={({ target }) =>
            onChange(name, () => (Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber))
          }
        />
      )}
    </FieldFrame>
  );
}

export function FlagField({ shape, name, pointer, label, value, onChange }: NodeProps<FlagShape>) {
  const form = useForm();
  const id = `${form.id}${pointer}`;
  const faults = form.faults.get(pointer) ?? [];
  return (
    <div className={styles.field}>
      <label className="check label">
        <input
          type="checkbox"
          data-pointer={pointer}
          aria-invalid={faults.some(({ warning }) => !warning)}
          aria-describedby={`${id}-hint ${id}-faults`}
          checked={typeof value === "boolean" ? value : shape.fallback === true}
          onChange={({ target }) => onChange(name, () => target.checked)}
        />
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        <Help text={shape.description} />
      </p>
      <Faults pointer={pointer} />
    </div>
  );
}

export function ChoiceField(props: NodeProps<ChoiceShape>) {
  const { shape, name, pointer, label, hideLabel = false, required, onChange } = props;
  const value = props.value ?? shape.fallback;
  return (
    <FieldFrame {...{ pointer, label, hideLabel, required }} hint={shape.description} isGroup compact>
      {(control) =>
        shape.typeName === "IconName" ? (
          <IconInput
            control={control}
            label={label}
            value={typeof value === "string" ? value : ""}
            required={required}
            onChange={(next) => onChange(name, () => next || undefined)}
          />
        ) : (
          <OptionSelect
            control={control}
            options={shape.options}
            required={required}
            value={value}
            onChange={(next) => onChange(name, () => next)}
          />
        )
      }
    </FieldFrame>
  );
}

interface OptionSelectProps {
  readonly control: Control;
  readonly options: readonly Option[];
  readonly required: boolean;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

const NOT_SET = { value: "", label: "Not set" };

/** A list of options, one of which is chosen. A value that is not among them stays until another one is chosen. */
export function OptionSelect({ control, options, required, value, onChange }: OptionSelectProps) {
  const listed = options.map((option) => ({ ...option, value: String(option.value) }));
  return (
    <SelectBox
      control={control}
      value={String(value ?? "")}
      options={required ? listed : [NOT_SET, ...listed]}
      placeholder={String(value ?? "") || NOT_SET.label}
      onChange={(next) => onChange(options.find((option) => String(option.value) === next)?.value)}
    />
  );
}
