import { fromZonedTime, zonedTime } from "../zoned-time";
import styles from "./field.module.css";
import type { Control } from "./field-frame";
import { useForm } from "./form-context";

export interface TextInputProps {
  readonly control: Control;
  readonly value: string;
  readonly required: boolean;
  readonly onChange: (value: string) => void;
}

const FORMS = { date: /^\d{4}-\d{2}-\d{2}$/, time: /^\d{2}:\d{2}$/ };

interface NativeInputProps extends TextInputProps {
  readonly type: "date" | "time";
}

/** A day or a time of day. A native control drops values that it cannot show, so those stay visible as text. */
export function NativeInput({ type, control, value, onChange }: NativeInputProps) {
  return (
    <input
      {...control}
      type={value === "" || FORMS[type].test(value) ? type : "text"}
      className="control"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A moment: day and time of day in the site's time zone. Content stores it in UTC. */
export function InstantInput(props: TextInputProps) {
  const { control, value, onChange } = props;
  const { timeZone } = useForm();
  const at = value === "" ? Number.NaN : Date.parse(value);
  const isUnreadable = value !== "" && Number.isNaN(at);
  if (isUnreadable) return <NativeInput {...props} type="date" />;
  const shown = Number.isNaN(at) ? { day: "", time: "" } : zonedTime(at, timeZone);
  const change = (day: string, time: string) => {
    const next = day === "" ? null : fromZonedTime(day, time || "00:00", timeZone);
    onChange(next === null ? "" : `${new Date(next).toISOString().slice(0, 19)}Z`);
  };
  return (
    <fieldset aria-labelledby={`${control.id}-label`} className={styles.pair}>
      <input
        {...control}
        type="date"
        aria-label="Day"
        className="control"
        value={shown.day}
        onChange={(event) => change(event.target.value, shown.time)}
      />
      <input
        type="time"
        aria-label={`Time of day, ${timeZone}`}
        className="control"
        disabled={shown.day === ""}
        value={shown.time}
        onChange={(event) => change(shown.day, event.target.value)}
      />
    </fieldset>
  );
}
