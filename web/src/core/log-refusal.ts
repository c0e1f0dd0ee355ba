import type { BookingOutcome } from "./send-booking";
import type { SendOutcome } from "./send-form";

type Refusal = Extract<SendOutcome | BookingOutcome, { kind: "rejected" | "failed" }>;

/** Writes to the console that a form was not taken: the status and the codes of its fields, nothing of what was typed. */
export function logRefusal(form: string, outcome: Refusal): void {
  const answer =
    outcome.kind === "rejected"
      ? `422 (${outcome.errors.map(({ field, code }) => `${field}: ${code}`).join(", ")})`
      : outcome.status || "nothing";
  // A failed submit is logged: product requirement.
  // biome-ignore lint/suspicious/noConsole: see above
  console.error(`${form}: the server answered ${answer}`);
}
