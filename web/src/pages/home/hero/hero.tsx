import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { fillWith } from "~/content/fill";
import type { HomePage } from "~/content/types/home-page";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import type { HomeMachines } from "~/document/page-machines";
import { REDUCED_MOTION } from "~/motion/media-queries";
import { useAutoplay } from "~/motion/use-autoplay";
import { useMediaQuery } from "~/motion/use-media-query";
import { useVisible } from "~/motion/use-visible";
import { Container } from "~/ui/container/container";
import { Icon } from "~/ui/icon/icon";
import { MuteButton, PauseButton } from "~/ui/loop-video/film-buttons";
import { type FilmState, type FilmWish, LoopFilm } from "~/ui/loop-video/loop-film";
import { HeadlineRotator } from "./headline-rotator";
import styles from "./hero.module.css";
import { HERO_PICTURES } from "./hero-media";
import { HeroSlide, SlideWords } from "./hero-slide";

type Content = HomePage["hero"];

interface HeroProps {
  readonly content: Content;
  readonly title: string;
  readonly initial: HomeMachines;
}

/** Three slides over the whole window: an event's video, what the firm does, and who says so. */
export function Hero({ content, title, initial }: HeroProps) {
  const [state, send, read] = useMachine((core) => new core.HeroCarousel(), initial.hero);
  const ready = useCore() !== null;
  const root = useRef<HTMLElement>(null);
  const reduced = useMediaQuery(REDUCED_MOTION);
  const [event, main, awards] = content.slides;
  const [film, setFilm] = useState<FilmState>("still");
  const [filmWish, setFilmWish] = useState<FilmWish>(null);
  const paused = state.autoplay === "paused";
  // With reduced motion the slides never move by themselves: what is left to play is the film.
  const still = state.autoplay === "still";
  const moving = still ? film === "playing" : !paused;
  const filmShown = state.slide === "event" && film !== "failed";

  useAutoplay(send, read, state);
  useVisible(root, (visible) => send((machine) => machine.visible(visible, performance.now())));
  useEffect(() => {
    if (ready) send((machine) => machine.reduceMotion(reduced, performance.now()));
  }, [ready, reduced, send]);

  const toggleMotion = () => {
    setFilmWish(moving ? "pause" : "play");
    if (!still) send((m) => (moving ? m.pause(performance.now()) : m.play(performance.now())));
  };
  const pauseLabels = still
    ? { pause: content.pauseLabel, play: content.playLabel }
    : { pause: content.pauseAllLabel, play: content.playAllLabel };

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
        <HeroSlide
          {...slides}
          name="event"
          index={0}
          pictures={HERO_PICTURES.event}
          film={
            <LoopFilm
              name="video/event"
              active={state.slide === "event"}
              muted={state.muted}
              wish={filmWish}
              onState={setFilm}
            />
          }
        >
          <SlideWords content={event} />
        </HeroSlide>
        <HeroSlide {...slides} name="home" index={1} pictures={HERO_PICTURES.home}>
          <HeadlineRotator
            eyebrow={main.eyebrow}
            headlines={content.headlines}
            link={main.link}
            dotLabel={content.headlineDotLabel}
            shown={state.slide === "home"}
            paused={paused}
            initial={initial.headlines}
          />
        </HeroSlide>
        <HeroSlide {...slides} name="awards" index={2} pictures={HERO_PICTURES.awards}>
          <SlideWords content={awards} />
        </HeroSlide>
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
        </fieldset>
        <div className={styles.motion}>
          {still && !filmShown ? null : (
            <PauseButton
              moving={moving}
              label={moving ? pauseLabels.pause : pauseLabels.play}
              onPress={toggleMotion}
            />
          )}
          {filmShown ? (
            <MuteButton
              muted={state.muted}
              label={state.muted ? content.unmuteLabel : content.muteLabel}
              onPress={() => send((machine) => machine.toggleMute())}
            />
          ) : null}
        </div>
        <button type="button" className={styles.next} onClick={() => send((m) => m.next(performance.now()))}>
          <span className={styles.nextLabel}>{content.nextLabel}</span>
          <span className={styles.nextTitle}>{next.eyebrow}</span>
          <Icon icon={ArrowRight} className={styles.nextArrow} />
        </button>
      </Container>
    </section>
  );
}
