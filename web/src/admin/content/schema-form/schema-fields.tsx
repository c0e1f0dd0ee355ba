import { useCallback, useEffect, useId, useMemo, useRef } from "react";
import type { ContrastFigure, Fault } from "../types";
import { FormContext, type FormEnvironment, type Reveal } from "./form-context";
import { type Json, type Path, pointerOf, type Update } from "./json";
import { Members } from "./members";
import { Node } from "./node";
import { type JsonSchema, shapeOf } from "./schema";
import styles from "./structure.module.css";

export interface SchemaFieldsProps {
  /** The schema of the value. */
  readonly schema: JsonSchema;
  /** The schema that holds the definitions. */
  readonly root: JsonSchema;
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
  /** Where the value is in its document. */
  readonly path?: Path;
  /** Faults of the whole document. */
  readonly faults: readonly Fault[];
  /** Contrasts of the colours among the values. */
  readonly contrast?: readonly ContrastFigure[];
  readonly timeZone?: string;
  /** Opens the groups around a field; see `revealField`. */
  readonly reveal: Reveal;
}

const TOP: Path = [];
const NO_CONTRAST: readonly ContrastFigure[] = [];

/** A form that is generated from a JSON Schema. */
export function SchemaFields(props: SchemaFieldsProps) {
  const { schema, root, value, onChange, path = TOP, timeZone = "UTC", reveal } = props;
  const id = useId();
  const pointer = pointerOf(path);
  const faults = useByPointer(props.faults);
  const contrast = useByPointer(props.contrast ?? NO_CONTRAST);

  // Two changes before the next render both count.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const change = useCallback((_: string | number, update: Update) => {
    const next = update(latest.current.value) ?? null;
    latest.current.value = next;
    latest.current.onChange(next);
  }, []);

  const environment = useMemo<FormEnvironment>(
    () => ({ id, faults, contrast, timeZone, reveal, Node }),
    [id, faults, contrast, timeZone, reveal],
  );
  const shape = shapeOf(schema, root);
  const common = { name: "", pointer, value, onChange: change, level: 0 };
  return (
    <FormContext value={environment}>
      <div className={styles.form}>
        {shape.kind === "group" ? (
          <Members {...common} shape={shape} />
        ) : (
          <Node {...common} shape={shape} label={shape.title ?? ""} required />
        )}
      </div>
    </FormContext>
  );
}

/** Returns results of the check by pointer. The same ones give the same map, so that the form does not render again. */
function useByPointer<T extends { readonly path: Path }>(
  found: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const text = JSON.stringify(found);
  return useMemo(() => {
    const map = new Map<string, T[]>();
    for (const each of JSON.parse(text) as T[]) {
      const pointer = pointerOf(each.path);
      map.set(pointer, [...(map.get(pointer) ?? []), each]);
    }
    return map;
  }, [text]);
}
