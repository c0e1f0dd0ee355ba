import styles from "./field.module.css";
import type { TextInputProps } from "./time-inputs";

const LONG = /^#[0-9a-f]{6}$/i;
const SHORT = /^#[0-9a-f]{3}$/i;

/** Returns the colour as the browser's picker reads it; white for any other text. */
function pickable(code: string): string {
  if (LONG.test(code)) return code;
  return SHORT.test(code) ? code.replaceAll(/[^#]/g, "$&$&") : `#${"f".repeat(6)}`;
}

/** A colour: its code, and the browser's picker. */
export function ColourInput({
  control,
  value,
  onChange,
  label,
}: TextInputProps & { readonly label: string }) {
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.swatch}
        aria-describedby={control["aria-describedby"]}
        aria-label={`Choose ${label.toLowerCase()}`}
        data-empty={value === "" || undefined}
        value={pickable(value)}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        {...control}
        type="text"
        className={`control ${styles.code}`}
        placeholder="Default"
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </div>
  );
}
