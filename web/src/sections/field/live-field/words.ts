import type { SectionData, Sections } from "~/page/section-data";
import { fillWith } from "~/ui/text/fill";
import type { FieldState } from "./field-state";

type Words = Sections["liveField"];

/** Minimum duration shown in whole milliseconds; shorter ones are shown with one decimal. */
const WHOLE_FROM = 10;

/** The sentence next to the field, and its reason. */
interface Message {
  readonly fact: string;
  readonly reason: string;
}

export function message(props: Words, data: SectionData["liveField"], state: FieldState): Message | null {
  const { explained, found, plays } = state;
  if (found === "exhausted") return { fact: props.exhausted, reason: "" };
  if (found) {
    const { component, reason, ...facts } = found;
    const values = { ...facts, component: props.components[component] };
    return { fact: fillWith(props.finding, values), reason: props.reasons[reason] };
  }
  const result = data.causes[explained - 1];
  if (!state.isDrawn || !result) return null;
  const { name, text } = props.causes[result.cause];
  const fact = fillWith(props.step, { cause: name, lines: result.lines, amount: result.amount });
  const isSettled = explained === data.causes.length && !plays;
  return { fact, reason: isSettled ? `${text} ${props.settled}` : text };
}

export function caption(props: Words, { compared }: FieldState): string {
  if (!compared) return "";
  const { lines, milliseconds } = compared;
  const time = milliseconds < WHOLE_FROM ? milliseconds.toFixed(1) : Math.round(milliseconds);
  return fillWith(props.caption, { lines, time });
}

export function chosenText(props: Words, { chosen }: FieldState): string {
  const { department: first = 1, count = 1 } = chosen ?? {};
  return fillWith(count === 1 ? props.department : props.departments, { first, count });
}
