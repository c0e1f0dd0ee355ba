/** `/{token}`: an event landing. */
export interface LandingData {
  readonly token: string;
  readonly name: string;
  readonly booth: string;
  /** The venue's time zone, by its name in the tz database. */
  readonly timeZone: string;
  /** As it is shown: 12 Oct 2027. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Whether the last day has passed. */
  readonly ended: boolean;
}
