import type { Alternative } from "./types";

export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

interface ProblemDocument {
  readonly title?: string;
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  readonly alternatives?: readonly Alternative[];
  readonly faults?: readonly unknown[];
}

/** A refusal by the server, or a request that got no answer (status 0). */
export class Problem extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** The newest version of an object that someone else has changed. */
  readonly current: unknown;
  /** Free slots nearby, where someone else was first. */
  readonly alternatives: readonly Alternative[];
  /** What is wrong with a document. */
  readonly faults: readonly unknown[];

  constructor(status: number, document: ProblemDocument, retryAfter: number | null = null) {
    super(problemText(status, document, retryAfter));
    this.status = status;
    this.errors = document.errors ?? [];
    this.current = document.current;
    this.alternatives = document.alternatives ?? [];
    this.faults = document.faults ?? [];
  }
}

/** Returns the message for a field, or null. */
export function fieldError(error: unknown, field: string): string | null {
  if (!(error instanceof Problem)) return null;
  return error.errors.find((candidate) => candidate.field === field)?.message ?? null;
}

/** Returns the message of an error that belongs to none of these fields, or null. */
export function formError(error: unknown, fields: readonly string[]): string | null {
  if (!error) return null;
  const isShownAtField = error instanceof Problem && error.errors.some(({ field }) => fields.includes(field));
  return isShownAtField ? null : errorText(error);
}

export function errorText(error: unknown): string {
  return error instanceof Problem ? error.message : "Something went wrong. Please try again.";
}

export async function problemOf(response: Response): Promise<Problem> {
  const document: ProblemDocument = await response.json().catch(() => ({}));
  const retryAfter = Number(response.headers.get("Retry-After"));
  return new Problem(response.status, document, retryAfter || null);
}

function problemText(status: number, document: ProblemDocument, retryAfter: number | null): string {
  if (status === 429) return `Too many attempts. Try again ${retryAfter ? waitText(retryAfter) : "later"}.`;
  if (status === 0) return "The server did not answer. Check your connection and try again.";
  return document.detail ?? document.title ?? "Something went wrong. Please try again.";
}

/** Returns a waiting time in words, from seconds. */
function waitText(seconds: number): string {
  if (seconds < 60) return `in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  return `in ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}
