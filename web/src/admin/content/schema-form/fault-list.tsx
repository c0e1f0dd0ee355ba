import { CircleAlert, TriangleAlert } from "lucide-react";
import type { Fault } from "../types";
import styles from "./fault-list.module.css";
import { isObject, type Json } from "./json";
import { type JsonSchema, labelOf, type Member, type Shape, shapeOf, variantOfValue } from "./schema";

interface FaultListProps {
  readonly faults: readonly Fault[];
  readonly schema: JsonSchema;
  readonly value: Json;
  /** One line until it is opened. */
  readonly isCompact?: boolean;
  readonly onJump: (fault: Fault) => void;
}

/** All faults of a document, each with a button that leads to its field. */
export function FaultList({ faults, schema, value, isCompact = false, onJump }: FaultListProps) {
  if (faults.length === 0) return null;
  const errors = faults.filter(({ warning }) => !warning).length;
  const title =
    errors > 0
      ? `${errors === 1 ? "1 thing" : `${errors} things`} to fix before you can publish`
      : `${faults.length === 1 ? "1 thing" : `${faults.length} things`} to check`;
  return (
    <details
      className={styles.faults}
      data-warning={errors === 0 || undefined}
      open={errors > 0 && !isCompact}
    >
      <summary className={styles.title}>
        {errors > 0 ? (
          <CircleAlert aria-hidden="true" size={16} />
        ) : (
          <TriangleAlert aria-hidden="true" size={16} />
        )}
        {title}
      </summary>
      <ul className={styles.list}>
        {faults.map((fault) => (
          <li key={`${JSON.stringify(fault.path)} ${fault.line ?? ""} ${fault.message}`}>
            <button type="button" className={styles.fault} onClick={() => onJump(fault)}>
              <span className={styles.place}>{placeOf(fault, schema, value)}</span>
              <span>{fault.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns a fault's place in words: "Sections, 3 (Cards), Title". */
function placeOf(fault: Fault, schema: JsonSchema, value: Json): string {
  if (fault.line !== null) return `Text, line ${fault.line}`;
  if (fault.path.length === 0) return "Document";
  const words: string[] = [];
  let shape: Shape | null = shapeOf(schema, schema);
  let at: Json | undefined = value;
  for (const step of fault.path) {
    const variant: ReturnType<typeof variantOfValue> =
      shape?.kind === "union" ? variantOfValue(shape.variants(), at) : null;
    if (variant && variant.key === step) {
      words.push(`${words.pop() ?? ""} (${variant.label})`.trim());
      shape = variant.shape;
    } else if (typeof step === "number") {
      words.push(String(step + 1));
      shape = shape?.kind === "list" ? shape.items() : null;
    } else {
      const group: Shape | null = variant ? variant.shape : shape;
      const members: readonly Member[] = group?.kind === "group" ? group.members() : [];
      const member = members.find(({ name }) => name === step);
      words.push(member?.label ?? labelOf(step));
      shape = member?.shape ?? null;
    }
    at = Array.isArray(at) ? at[Number(step)] : isObject(at) ? at[String(step)] : undefined;
  }
  return words.join(", ");
}
