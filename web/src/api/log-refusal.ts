import type { Refusal } from "./send-form";

/** Logs the refusal of a form: the status and the codes of its fields, without input. */
export function logRefusal(form: string, outcome: Refusal): void {
  const response =
    outcome.kind === "rejected"
      ? `422 (${outcome.errors.map(({ field, code }) => `${field}: ${code}`).join(", ")})`
      : outcome.status || "nothing";
  // A failed submit is logged: product requirement.
  // biome-ignore lint/suspicious/noConsole: see above
  console.error(`${form}: the server answered ${response}`);
}
