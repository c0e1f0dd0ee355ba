import type { EventCalendar, FieldError } from "~/core/contract";

/** `/{token}`: an event landing. */
export interface LandingData {
  readonly token: string;
  readonly name: string;
  readonly booth: string;
  /** The venue's time zone, by its name in the tz database. */
  readonly timeZone: string;
  /** The venue's time zone as people name it: Pacific Time, Las Vegas. */
  readonly timeZoneName: string;
  /** Its days as they are shown: 12–15 October 2027. */
  readonly periodLabel: string;
  /** Slots of a day that are not closed by default. */
  readonly dailySlots: number;
  /** Whether the last slot has begun. */
  readonly ended: boolean;
  /** What the core's booking form is made from. */
  readonly calendar: EventCalendar;
  /** Stands under the event's name. */
  readonly tagline: string;
  /** For search engines and shared links. */
  readonly description: string;
  readonly highlights: readonly LandingHighlight[];
  readonly takeaways: readonly { readonly title: string; readonly text: string }[];
  readonly team: readonly LandingTeamMember[];
}

export interface LandingHighlight {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Name of an icon. */
  readonly icon: string;
  /** Date and time, where it has any. */
  readonly when: string | null;
}

export interface LandingTeamMember {
  readonly name: string;
  readonly role: string;
  /** Name of a portrait in `content/media.ts`, or the address of an editor's file. */
  readonly picture: string;
  readonly linkedin?: string | null;
}

/** A form that came without JavaScript and was refused. */
export interface RefusedForm {
  readonly values: Readonly<Partial<Record<"fullName" | "email" | "phone" | "company", string>>>;
  readonly errors: readonly FieldError[];
  readonly failure: string | null;
}

/** `/{token}/contact`: the landing's contact form as a page. */
export interface LandingContactData {
  readonly landing: LandingData;
  readonly form: RefusedForm | null;
  /** The reference of a message that was accepted. */
  readonly sent: string | null;
}
