import type { PointerEvent } from "react";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import type { SectionProps } from "~/page/section-module";
import { ArrowPair } from "~/ui/layout/arrow-pair";
import { Dots } from "~/ui/layout/dots";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { Picture } from "~/ui/pictures/picture";
import { fillWith } from "~/ui/text/fill";
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
    <Section ground="mist" labelledBy={id} className={styles.section}>
      <SectionHeader id={id} eyebrow={props.eyebrow} title={props.heading} />
      {/* A group instead of a landmark: the section around it is a landmark with the same name. */}
      {/* biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires a group with this role description */}
      <div
        role="group"
        className={styles.carousel}
        aria-roledescription={words.carousel}
        aria-label={props.heading}
      >
        <div
          className={styles.slides}
          aria-live="polite"
          onPointerDown={(event) => touch(event, (x, y) => send((machine) => machine.swipeStart(x, y)))}
          onPointerUp={(event) => touch(event, (x, y) => send((machine) => machine.swipeEnd(x, y)))}
          onPointerCancel={() => send((machine) => machine.swipeCancel())}
        >
          {testimonials.map(({ id, quote, role, organisation, image }, at) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires a group with this role description
            <div
              key={id}
              role="group"
              className={styles.slide}
              aria-roledescription={words.slide}
              aria-label={fillWith(words.slidePlace, { number: at + 1, total: count })}
              inert={ready && at !== index}
            >
              <figure className={styles.figure} data-active={at === index}>
                <Picture
                  className={styles.picture}
                  image={image}
                  sizes="(48rem <= width < 64rem) 20vw, 64px"
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
            </div>
          ))}
        </div>
        {count > 1 ? (
          <div className={styles.controls}>
            <Dots
              count={count}
              index={index}
              label={words.showTestimonial}
              onSelect={(dot) => send((machine) => machine.select(dot))}
            />
            <ArrowPair
              className={styles.arrows}
              previousLabel={words.previousTestimonial}
              nextLabel={words.nextTestimonial}
              onPrevious={() => send((machine) => machine.previous())}
              onNext={() => send((machine) => machine.next())}
            />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
