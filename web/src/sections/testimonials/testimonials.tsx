import type { PointerEvent } from "react";
import type { testimonialLabels } from "~/content/testimonials";
import type { Testimonials as TestimonialList } from "~/content/types/testimonial";
import type { PositionSnapshot } from "~/core/contract";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import { Carousel, CarouselSlide } from "~/ui/carousel/carousel";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./testimonials.module.css";

interface TestimonialsProps {
  readonly labels: typeof testimonialLabels;
  readonly testimonials: TestimonialList;
  readonly initial: PositionSnapshot;
}

/** One voice at a time; on a phone a swipe changes it. Names and places are held back on purpose. */
export function Testimonials({ labels, testimonials, initial }: TestimonialsProps) {
  const [{ index, count }, send] = useMachine((core) => new core.SwipeCarousel(initial.count), initial);
  const ready = useCore() !== null;

  const touch = (event: PointerEvent, run: (x: number, y: number) => void) => {
    if (event.pointerType === "touch") run(event.clientX, event.clientY);
  };

  return (
    <Section ground="mist" labelledBy="testimonials">
      <SectionHeader id="testimonials" eyebrow={labels.eyebrow} title={labels.heading} />
      <Carousel
        label={labels.heading}
        labels={labels}
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
                  name={image.name}
                  alt={image.alt}
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
