import type { NumberWords } from "~/generated/contract";
import type { SectionData, Sections } from "~/page/section-data";
import { fillWith } from "~/ui/text/fill";
import { ownNumbers } from "~/ui/text/own-numbers";
import type { FieldState } from "./field-state";

type Words = Sections["liveField"];

/** Minimum duration shown in whole milliseconds; shorter ones are shown with one decimal. */
const WHOLE_FROM = 10;

/** What the field says: a fact, and its reason. */
interface Message {
  readonly fact: string;
  readonly reason: string;
}

/** Returns the found error. */
export function finding(props: Words, { found }: FieldState): Message | null {
  if (!found) return null;
  if (found === "exhausted") return { fact: props.exhausted, reason: "" };
  const { component, reason, ...facts } = found.error;
  const values = { ...facts, component: props.components[component] };
  return { fact: fillWith(props.finding, values), reason: props.reasons[reason] };
}

/** Returns the cause that was explained last, and its rule. */
export function explanation(
  props: Words,
  data: SectionData["liveField"],
  { explained }: FieldState,
): Message | null {
  const result = data.causes[explained - 1];
  if (!result) return null;
  const { name, text } = props.causes[result.cause];
  return {
    fact: fillWith(props.step, { cause: name, lines: result.lines, amount: result.size }),
    reason: text,
  };
}

export function caption(props: Words, { compared }: FieldState, numbers: NumberWords): string {
  if (!compared) return "";
  const { lines, milliseconds } = compared;
  const time = milliseconds.toFixed(milliseconds < WHOLE_FROM ? 1 : 0);
  return fillWith(props.caption, { lines, time: ownNumbers(time, numbers) });
}

export function chosenText(props: Words, { department }: FieldState): string {
  return fillWith(props.department, { first: department });
}
