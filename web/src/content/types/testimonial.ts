import type { Image } from "./image";

/** What a client said. The name and the location are held and never displayed. */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly organisation: string;
  readonly location: string;
  readonly quote: string;
  readonly image: Image;
}

export type Testimonials = readonly [Testimonial, Testimonial, Testimonial, Testimonial, Testimonial];
