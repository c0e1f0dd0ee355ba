import type { Refusal } from "./send-form";

/** Logs a rejected form: the status and the error codes of its fields, without input. */
export function logRefusal(form: string, outcome: Refusal): void {
  const response =
    outcome.kind === "rejected"
      ? `422 (${outcome.errors.map(({ field, code }) => `${field}: ${code}`).join(", ")})`
      : outcome.status || "nothing";
  // Product requirement: a failed submit is logged.
  // biome-ignore lint/suspicious/noConsole: see above
  console.error(`${form}: the server answered ${response}`);
}
