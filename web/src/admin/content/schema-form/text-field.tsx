import { toast } from "../../ui/toast";
import { ColourInput } from "./colour-input";
import styles from "./field.module.css";
import { FieldFrame } from "./field-frame";
import { MediumInput } from "./medium-input";
import type { NodeProps } from "./node-props";
import { isPicture, type TextShape } from "./schema";
import { SuggestInput, type SuggestSource } from "./suggest-input";
import { InstantInput, NativeInput } from "./time-inputs";
import { TypefaceInput } from "./typeface-input";

/** From this limit on, a text gets a field of several lines. */
const LONG_TEXT = 250;
const LONG_TYPES: ReadonlySet<string | null> = new Set(["Text", "MarkedText", "Excerpt", "Entry", "Phrase"]);
const CODE_TYPES: ReadonlySet<string | null> = new Set(["Slug", "Anchor", "VectorName"]);
const TYPES: Readonly<Record<string, string>> = {
  WebAddress: "url",
  EmailAddress: "email",
  PhoneText: "tel",
};
const COMPACT_TYPES: ReadonlySet<string | null> = new Set([
  "Day",
  "TimeOfDay",
  "Slug",
  "Anchor",
  "TimeZoneName",
  "ColourCode",
  "CountryCode",
  "PhoneText",
]);
const SOURCES: Readonly<Record<string, SuggestSource>> = {
  PagePath: "pages",
  Href: "pages",
  RelatedName: "related",
  TimeZoneName: "zones",
  CaptionsFile: "captions",
};
/** The site's own typefaces for each type of text. Uploaded ones can be chosen too. */
const TYPEFACES: Readonly<Record<string, readonly string[]>> = {
  HeadingTypeface: ["Sora", "Inter"],
  TextTypeface: ["Inter"],
};
const VIDEO_TYPES: ReadonlySet<string | null> = new Set(["VideoName", "VideoMedium"]);

/** Part of the limit from which the length is always shown. */
const NEAR_LIMIT = 0.85;
const LINE_LENGTH = 64;
const MARKS = "**bold**, *italic* and [link](/contacts) are marks.";

/** Returns the description of a text, with its marks if it may have some. */
function hintOf({ typeName, description }: TextShape): string {
  return typeName === "MarkedText" ? `${description} ${MARKS}`.trimStart() : description;
}

/** A text, with the control of its type. */
export function TextField(props: NodeProps<TextShape>) {
  const { shape, name, pointer, label, hideLabel = false, required, altName, onChange } = props;
  const value = typeof props.value === "string" ? props.value : "";
  const change = (next: string) => onChange(name, () => (next === "" && !required ? undefined : next));
  const describe = (alt: string, suggestedBefore: string) => {
    if (altName === undefined) return;
    let isAuthored = false;
    onChange(altName, (before) => {
      isAuthored = typeof before === "string" && before !== "" && before !== suggestedBefore;
      return isAuthored || alt === "" ? before : alt;
    });
    if (isAuthored) toast("Check the alternative text: it was written for another picture.");
  };
  const limit = shape.maxLength;
  const length = [...value].length;
  const count =
    limit !== null && !hideLabel ? (
      <span
        className={styles.count}
        data-near={length > limit * NEAR_LIMIT || undefined}
        data-over={length > limit || undefined}
      >
        {length}/{limit}
      </span>
    ) : null;
  const source = shape.typeName ? SOURCES[shape.typeName] : undefined;
  const typefaces = shape.typeName ? TYPEFACES[shape.typeName] : undefined;
  const isMedium = isPicture(shape) || VIDEO_TYPES.has(shape.typeName);
  return (
    <FieldFrame
      pointer={pointer}
      label={label}
      hideLabel={hideLabel}
      required={required}
      hint={hintOf(shape)}
      aside={count}
      isGroup={shape.typeName === "Instant" || isMedium || typefaces !== undefined}
      compact={COMPACT_TYPES.has(shape.typeName) || typefaces !== undefined}
    >
      {(control) => {
        const common = { control, value, required, onChange: change };
        if (shape.typeName === "Day") return <NativeInput {...common} type="date" />;
        if (shape.typeName === "TimeOfDay") return <NativeInput {...common} type="time" />;
        if (shape.typeName === "Instant") return <InstantInput {...common} />;
        if (isMedium) {
          const isOwn = shape.typeName === "VideoName";
          const isVideo = !isPicture(shape);
          return <MediumInput {...common} isVideo={isVideo} isOwn={isOwn} onDescribe={describe} />;
        }
        if (shape.typeName === "ColourCode") return <ColourInput {...common} label={label} />;
        if (typefaces) return <TypefaceInput {...common} bundled={typefaces} />;
        if (source) return <SuggestInput {...common} source={source} label={label} />;
        if (LONG_TYPES.has(shape.typeName) || (limit !== null && limit > LONG_TEXT)) {
          return (
            <textarea
              {...control}
              className="control"
              // For browsers that do not fit a field to its text.
              rows={Math.min(12, Math.max(2, Math.ceil(value.length / LINE_LENGTH)))}
              value={value}
              onChange={(event) => change(event.target.value)}
            />
          );
        }
        const isCode = CODE_TYPES.has(shape.typeName);
        return (
          <input
            {...control}
            type={TYPES[shape.typeName ?? ""] ?? "text"}
            className={`control ${isCode ? styles.code : ""}`}
            spellCheck={!isCode}
            autoComplete="off"
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        );
      }}
    </FieldFrame>
  );
}
