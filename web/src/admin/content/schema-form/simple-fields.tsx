import { SelectBox } from "../../ui/select";
import styles from "./field.module.css";
import { type Control, FaultTexts, FieldFrame, Help } from "./field-frame";
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
  const described = [shape.description ? `${id}-hint` : "", faults.length > 0 ? `${id}-faults` : ""];
  return (
    <div className={styles.flag}>
      <input
        id={id}
        type="checkbox"
        className={styles.switch}
        data-pointer={pointer}
        aria-invalid={faults.some(({ warning }) => !warning)}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        checked={typeof value === "boolean" ? value : shape.fallback === true}
        onChange={({ target }) => onChange(name, () => target.checked)}
      />
      <label htmlFor={id} className="label">
        {label}
      </label>
      {shape.description ? (
        <p id={`${id}-hint`} className={styles.hint}>
          <Help text={shape.description} />
        </p>
      ) : null}
      <FaultTexts id={`${id}-faults`} faults={faults} />
    </div>
  );
}

/** Few short options are shown in one row. */
const MAX_SEGMENTS = 4;
const MOST_SEGMENT_LETTERS = 30;

export function ChoiceField(props: NodeProps<ChoiceShape>) {
  const { shape, name, pointer, label, hideLabel = false, required, onChange } = props;
  const { options } = shape;
  const value = props.value ?? shape.fallback;
  const isIcon = shape.typeName === "IconName";
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  const areSegments =
    !isIcon &&
    options.length <= MAX_SEGMENTS &&
    letters <= MOST_SEGMENT_LETTERS &&
    (required || shape.fallback !== undefined);
  const chosen = options.find((option) => option.value === value);
  const change = (next: Json | undefined) => onChange(name, () => next);
  const hint = [shape.description, areSegments ? (chosen?.description ?? "") : ""].filter(Boolean).join(" ");
  return (
    <FieldFrame
      {...{ pointer, label, hideLabel, required, hint }}
      isGroup
      compact={!areSegments || letters < MOST_SEGMENT_LETTERS / 2}
    >
      {(control) => {
        if (isIcon) {
          return (
            <IconInput
              control={control}
              label={label}
              value={typeof value === "string" ? value : ""}
              required={required}
              onChange={(next) => change(next === "" ? undefined : next)}
            />
          );
        }
        if (areSegments) {
          return (
            <div
              role="radiogroup"
              aria-labelledby={`${control.id}-label`}
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              className="segments"
            >
              {options.map((option, at) => (
                <label key={option.label} className="segment">
                  <input
                    type="radio"
                    className="covering-input"
                    name={control.id}
                    {...(at === 0 ? { "data-pointer": pointer } : {})}
                    checked={option === chosen}
                    onChange={() => change(option.value)}
                  />
                  {option.label}
                </label>
              ))}
            </div>
          );
        }
        return (
          <OptionSelect
            control={control}
            options={options}
            required={required}
            value={value}
            onChange={change}
          />
        );
      }}
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
