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

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;

/** A native control drops values that it cannot show. Those stay visible as text. */
export function DayInput({ control, value, onChange }: TextInputProps) {
  return (
    <input
      {...control}
      type={value === "" || DAY.test(value) ? "date" : "text"}
      className={styles.control}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function TimeOfDayInput({ control, value, onChange }: TextInputProps) {
  return (
    <input
      {...control}
      type={value === "" || TIME.test(value) ? "time" : "text"}
      className={styles.control}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A moment: day and time of day in the site's time zone. Content stores it in UTC. */
export function InstantInput({ control, value, onChange }: TextInputProps) {
  const { timeZone } = useForm();
  const at = value === "" ? Number.NaN : Date.parse(value);
  const isUnreadable = value !== "" && Number.isNaN(at);
  if (isUnreadable) return <DayInput {...{ control, value, onChange }} required={false} />;
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
        className={styles.control}
        value={shown.day}
        onChange={(event) => change(event.target.value, shown.time)}
      />
      <input
        type="time"
        aria-label={`Time of day, ${timeZone}`}
        className={styles.control}
        disabled={shown.day === ""}
        value={shown.time}
        onChange={(event) => change(shown.day, event.target.value)}
      />
    </fieldset>
  );
}
