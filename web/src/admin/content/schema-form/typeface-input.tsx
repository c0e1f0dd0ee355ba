import { shortName } from "../../media/words";
import { useChoices } from "../queries";
import { OptionSelect } from "./simple-fields";
import type { TextInputProps } from "./time-inputs";

interface TypefaceInputProps extends TextInputProps {
  /** Names of the site's own typefaces. */
  readonly bundled: readonly string[];
}

/** A list of the site's own typefaces and the uploaded ones. */
export function TypefaceInput({ control, value, required, onChange, bundled }: TypefaceInputProps) {
  const choices = useChoices();
  const uploaded = choices.media.filter(({ path }) => path.endsWith(".woff2"));
  const options = [
    ...bundled.map((name) => ({ value: name, label: name, description: "" })),
    ...uploaded.map(({ path }) => ({ value: path, label: shortName(path), description: "" })),
  ];
  return (
    <OptionSelect
      control={control}
      options={options}
      required={required}
      value={value}
      onChange={(next) => onChange(typeof next === "string" ? next : "")}
    />
  );
}
