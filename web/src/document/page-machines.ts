import type {
  BookingFormSnapshot,
  FormSnapshot,
  HeadlinesSnapshot,
  HeroSnapshot,
  PositionSnapshot,
  ScrollBoundsSnapshot,
  WindowSnapshot,
} from "~/core/contract";

/**
 * What `page.machines` holds for each route: the first snapshots of the views' state machines, from the same machines run by the
 * server, and the constants of the core that the views show.
 */

/** `/` */
export interface HomeMachines {
  readonly hero: HeroSnapshot;
  readonly headlines: HeadlinesSnapshot;
}

/** `/about` */
export interface AboutMachines {
  readonly testimonials: PositionSnapshot;
  readonly leadership: ScrollBoundsSnapshot;
  /** The frames on which the film's five steps rest. */
  readonly stepFrames: readonly number[];
}

/** `/{family}/{slug}` */
export interface ServiceMachines {
  readonly circle: PositionSnapshot;
  readonly services: WindowSnapshot;
}

/** `/industries/{slug}` */
export interface IndustryMachines {
  /** Over no story, one and so on; the last stands for any more. */
  readonly stories: readonly WindowSnapshot[];
}

/** `/contacts` */
export interface ContactMachines {
  /** Empty, refused or sent. */
  readonly form: FormSnapshot;
  readonly phonePlaceholder: string;
  /** How many characters the description takes. */
  readonly descriptionLimit: number;
}

/** `/{token}` */
export interface LandingMachines {
  readonly contact: FormSnapshot;
  readonly booking: BookingFormSnapshot;
  readonly phonePlaceholder: string;
}
