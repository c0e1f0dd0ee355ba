import { ArrowRight, Pause, Play } from "lucide-react";
import { useEffect, useRef } from "react";
import { fillWith } from "~/content/fill";
import type { HomePage } from "~/content/types/home-page";
import type { HeroSnapshot } from "~/core/contract";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import { REDUCED_MOTION } from "~/motion/media-queries";
import { useAutoplay } from "~/motion/use-autoplay";
import { useMediaQuery } from "~/motion/use-media-query";
import { useVisible } from "~/motion/use-visible";
import { Container } from "~/ui/container/container";
import { Icon } from "~/ui/icon/icon";
import { LoopVideo } from "~/ui/loop-video/loop-video";
import { HeadlineRotator } from "./headline-rotator";
import styles from "./hero.module.css";
import { HERO_PICTURES } from "./hero-media";
import { HeroSlide } from "./hero-slide";

type Content = HomePage["hero"];

const INITIAL: HeroSnapshot = {
  index: 0,
  slide: "event",
  nextSlide: "home",
  muted: true,
  autoplay: "running",
};

/** Three slides over the whole window: an event's video, what the firm does, and who says so. */
export function Hero({ content, title }: { readonly content: Content; readonly title: string }) {
  const [state, send, read] = useMachine((core) => new core.HeroCarousel(), INITIAL);
  const ready = useCore() !== null;
  const root = useRef<HTMLElement>(null);
  const reduced = useMediaQuery(REDUCED_MOTION);
  const [event, main, awards] = content.slides;
  const paused = state.autoplay === "paused";

  useAutoplay(send, read, state);
  useVisible(root, (visible) => send((machine) => machine.visible(visible, performance.now())));
  useEffect(() => {
    if (ready) send((machine) => machine.reduceMotion(reduced, performance.now()));
  }, [ready, reduced, send]);

  const next = content.slides.find(({ name }) => name.toLowerCase() === state.nextSlide) ?? main;
  const slides = { ready, active: state.slide };

  return (
    <section
      ref={root}
      className={styles.hero}
      data-ground="dark"
      data-ready={ready}
      aria-roledescription="carousel"
      aria-label={title}
      onFocus={({ target }) => send((m) => m.focus(target.matches(":focus-visible"), performance.now()))}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) send((m) => m.focus(false, performance.now()));
      }}
    >
      <h1 className={styles.name}>{title}</h1>
      {/* A slide that was asked for is announced; one that comes by itself would only interrupt. */}
      <div className={styles.slides} aria-live={state.autoplay === "running" ? "off" : "polite"}>
        <HeroSlide {...slides} name="event" index={0} pictures={HERO_PICTURES.event} content={event}>
          <LoopVideo
            name="video/event"
            active={state.slide === "event"}
            sound={{ muted: state.muted, onToggle: () => send((machine) => machine.toggleMute()) }}
            controls="top"
            labels={content}
          />
        </HeroSlide>
        <HeroSlide {...slides} name="home" index={1} pictures={HERO_PICTURES.home} content={main}>
          <HeadlineRotator headlines={content.headlines} shown={state.slide === "home"} paused={paused} />
        </HeroSlide>
        <HeroSlide {...slides} name="awards" index={2} pictures={HERO_PICTURES.awards} content={awards} />
      </div>

      <Container className={styles.bar}>
        <fieldset className={styles.dots}>
          <legend className={styles.name}>{title}</legend>
          {content.slides.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className={styles.dot}
              aria-label={fillWith(content.dotLabel, { name })}
              aria-current={index === state.index}
              onClick={() => send((machine) => machine.select(index, performance.now()))}
            >
              <span className={styles.dotName} aria-hidden="true">
                {name}
              </span>
            </button>
          ))}
          {/* With reduced motion nothing moves by itself, so there is nothing to stop. */}
          {state.autoplay === "still" ? null : (
            <button
              type="button"
              className={styles.hold}
              aria-label={paused ? content.playSlidesLabel : content.pauseSlidesLabel}
              onClick={() => send((m) => (paused ? m.play(performance.now()) : m.pause(performance.now())))}
            >
              <Icon icon={paused ? Play : Pause} size="sm" />
            </button>
          )}
        </fieldset>
        <button type="button" className={styles.next} onClick={() => send((m) => m.next(performance.now()))}>
          <span className={styles.nextLabel}>{content.nextLabel}</span>
          <span className={styles.nextTitle}>{next.eyebrow}</span>
          <Icon icon={ArrowRight} className={styles.nextArrow} />
        </button>
      </Container>
    </section>
  );
}
