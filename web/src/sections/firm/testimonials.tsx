import type { PointerEvent } from "react";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import type { SectionProps } from "~/page/section-module";
import { Carousel, CarouselSlide } from "~/ui/layout/carousel";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { Picture } from "~/ui/pictures/picture";
import { useWords } from "~/ui/text/words";
import styles from "./testimonials.module.css";

/** One testimonial at a time; on a phone a swipe changes it. Names and places are omitted on purpose. */
export default function Testimonials({ id, props, data }: SectionProps<"testimonials">) {
  const words = useWords().sections;
  const { testimonials } = data;
  const count = testimonials.length;
  const [{ index }, send] = useMachine((core) => new core.SwipeCarousel(count), data.machine);
  const ready = useCore() !== null;

  const touch = (event: PointerEvent, run: (x: number, y: number) => void) => {
    if (event.pointerType === "touch") run(event.clientX, event.clientY);
  };

  if (count === 0) return null;
  return (
    <Section ground="mist" labelledBy={id}>
      <SectionHeader id={id} eyebrow={props.eyebrow} title={props.heading} />
      <Carousel
        label={props.heading}
        labels={{
          dotLabel: words.showTestimonial,
          previous: words.previousTestimonial,
          next: words.nextTestimonial,
        }}
        count={count}
        index={index}
        onPrevious={() => send((machine) => machine.previous())}
        onNext={() => send((machine) => machine.next())}
        onSelect={(dot) => send((machine) => machine.select(dot))}
      >
        <div
          className={styles.slides}
          aria-live="polite"
          onPointerDown={(event) => touch(event, (x, y) => send((machine) => machine.swipeStart(x, y)))}
          onPointerUp={(event) => touch(event, (x, y) => send((machine) => machine.swipeEnd(x, y)))}
          onPointerCancel={() => send((machine) => machine.swipeCancel())}
        >
          {testimonials.map(({ id, quote, role, organisation, image }, at) => (
            <CarouselSlide
              key={id}
              index={at}
              count={count}
              hidden={ready && at !== index}
              className={styles.slide}
            >
              <figure className={styles.figure} data-active={at === index}>
                <Picture
                  className={styles.picture}
                  image={image}
                  sizes="(min-width: 768px) 320px, 120px"
                  loading="lazy"
                />
                <div className={styles.words}>
                  <blockquote className={styles.quote}>
                    <p>{quote}</p>
                  </blockquote>
                  <figcaption className={styles.caption}>
                    <span className={styles.role}>{role}</span>
                    <span className={styles.organisation}>{organisation}</span>
                  </figcaption>
                </div>
              </figure>
            </CarouselSlide>
          ))}
        </div>
      </Carousel>
    </Section>
  );
}
