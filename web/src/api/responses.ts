import type { FieldError } from "~/core/contract";
import type {
  Accepted,
  AcceptedLead,
  Alternative,
  BookedMeeting,
  BookedSlot,
  ProblemDetails,
  SearchHit,
  SearchHits,
  SlotDays,
  TakenTime,
} from "~/generated/contract";
import { hasTexts, isObject } from "./shapes";

// The types describe the current server. A response may still differ, such as a proxy's page or the response of an
// older version.

export const isAccepted = (body: unknown): body is Accepted =>
  isObject(body) && hasTexts<AcceptedLead>(body.data, ["reference"]);

export const isBookedSlot = (body: unknown): body is BookedSlot =>
  isObject(body) &&
  hasTexts<BookedMeeting>(body.data, ["reference", "date", "time", "timeZone", "calendarUrl", "manageUrl"]);

/** Returns true for booked slots by day, as in the list's `data` and the stream's events. */
export const isBookedByDay = (data: unknown): data is SlotDays["data"] =>
  isObject(data) &&
  Object.values(data).every(
    (slots) => Array.isArray(slots) && slots.every((slot) => hasTexts<TakenTime>(slot, ["time"])),
  );

export const isSlotDays = (body: unknown): body is SlotDays => isObject(body) && isBookedByDay(body.data);

export const isSearchHits = (body: unknown): body is SearchHits =>
  isObject(body) &&
  Array.isArray(body.data) &&
  body.data.every((hit) => hasTexts<SearchHit>(hit, ["path", "title", "kind"]));

/** Returns the field errors of an error response. */
export function errorsOf(problem: unknown): NonNullable<ProblemDetails["errors"]> {
  const errors = isObject(problem) ? problem.errors : null;
  return Array.isArray(errors)
    ? errors.filter((error) => hasTexts<FieldError>(error, ["field", "code"]))
    : [];
}

/** Returns the message for the visitor in an error response; null if it has none. */
export function detailOf(problem: unknown): string | null {
  return hasTexts<ProblemDetails>(problem, ["detail"]) ? problem.detail : null;
}

/** Returns the free slots that an error response offers; null without an offer. */
export function alternativesOf(problem: unknown): NonNullable<ProblemDetails["alternatives"]> | null {
  const alternatives = isObject(problem) ? problem.alternatives : null;
  return Array.isArray(alternatives)
    ? alternatives.filter((slot) => hasTexts<Alternative>(slot, ["date", "time"]))
    : null;
}
