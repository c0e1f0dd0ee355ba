import ArrowRight from "lucide-react/icons/arrow-right";
import { useEffect, useRef, useState } from "react";
import { onFirstIntent } from "~/core/first-intent";
import type { Core } from "~/core/load";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import { withCore } from "~/core/with-core";
import type { HomeHeroData, PlaybackWords, HeroSlide as Slide } from "~/generated/contract";
import { useAutoplay } from "~/motion/use-autoplay";
import type { SectionModule, SectionProps } from "~/page/section-module";
import { REDUCED_MOTION } from "~/ui/browser/media-queries";
import { useMediaQuery } from "~/ui/browser/use-media-query";
import { useVisible } from "~/ui/browser/use-visible";
import { Container } from "~/ui/layout/container";
import { showFocusedCard } from "~/ui/layout/show-focused-card";
import { AppLink } from "~/ui/links/app-link";
import { BackgroundVideo, type VideoPreference, type VideoState } from "~/ui/pictures/background-video";
import { findVideo } from "~/ui/pictures/find-video";
import { Icon } from "~/ui/pictures/icon";
import { preloadOpening } from "~/ui/pictures/preload-picture";
import { MuteButton, PauseButton } from "~/ui/pictures/video-buttons";
import { Eyebrow } from "~/ui/text/eyebrow";
import { fillWith } from "~/ui/text/fill";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import { HeadlineRotator } from "./home-hero/headline-rotator";
import { HeroSlide, SlideWords } from "./home-hero/hero-slide";
import { SLIDE_SIZES, slidePictures } from "./home-hero/slide-pictures";
import styles from "./home-hero.module.css";

type Machine = ReturnType<Core["Slideshow"]["hero"]>;

/** Slides as large as the window: a video or a picture with one message each. */
export default function HomeHero({ id, props, data, page }: SectionProps<"homeHero">) {
  const { slides, upcomingLabel } = props;
  const { title } = page.document;
  const count = slides.length;
  const [state, send, read] = useMachine((core) => core.Slideshow.hero(count, data.hero.index), data.hero);
  const ready = useCore() !== null;
  const root = useRef<HTMLElement>(null);
  const reduced = useMediaQuery(REDUCED_MOTION);
  const [videos, setVideos] = useState<Readonly<Record<number, VideoState>>>({});
  const [videoPreference, setVideoPreference] = useState<VideoPreference>(null);
  const video = videoOf(slides[state.index]) === null ? null : (videos[state.index] ?? "still");
  const [met, setMet] = useState(false);
  const [visible, setVisible] = useState(true);
  // With reduced motion only the video moves automatically; with a single slide, the video and its headlines.
  // The machine learns of reduced motion only when the core has loaded.
  const still = reduced || state.autoplay === "still";
  const rotating = still && ready && !reduced && (slides[state.index]?.headlines.length ?? 0) > 1;
  const paused = state.autoplay === "paused" || (rotating && videoPreference?.plays === false);
  const moving = still ? video === "playing" || (rotating && !paused) : !paused && video !== "refused";
  const videoShown = video !== null && video !== "failed";

  useEffect(() => onFirstIntent(() => setMet(true)), []);
  useAutoplay(send, read, state);
  useVisible(root, setVisible);
  useEffect(() => {
    if (!ready) return;
    const now = performance.now();
    // The focus may have moved here before the machine was created, and even before hydration.
    const focused = Boolean(root.current?.querySelector(":focus-visible"));
    send((machine) => {
      machine.visible(visible, now);
      machine.focus(focused, now);
      machine.reduceMotion(reduced, now);
    });
  }, [ready, visible, reduced, send]);

  const { sections, playback } = useWords();
  if (count === 0) return null;

  const press = (event: (machine: Machine, nowMs: number) => void) =>
    withCore(() => send((machine) => event(machine, performance.now())));
  const toggleMotion = () => {
    setVideoPreference({ plays: !moving });
    if (!still) press((machine, now) => (moving ? machine.pause(now) : machine.play(now)));
  };
  const ownMotion = videoShown ? "video" : "headlines";
  const labels = motionLabels(playback, still ? ownMotion : videoShown ? "all" : "slides");
  const next = slides[state.nextIndex];

  const linkOf = (slide: Slide) =>
    slide.upcoming && data.upcoming
      ? { href: data.upcoming.href, label: fillWith(upcomingLabel, { event: data.upcoming.name }) }
      : slide.link;

  return (
    <section
      ref={root}
      id={id}
      className={styles.hero}
      data-ground="dark"
      data-ready={ready}
      data-met={ready && met}
      aria-roledescription={sections.carousel}
      aria-label={title}
      onFocus={({ target }) => send((m) => m.focus(target.matches(":focus-visible"), performance.now()))}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) send((m) => m.focus(false, performance.now()));
      }}
    >
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {/* Changes by the visitor are announced; automatic changes would interrupt. */}
      <div
        className={styles.slides}
        aria-live={state.autoplay === "running" || (rotating && !paused) ? "off" : "polite"}
      >
        {slides.map((slide, index) => {
          const name = videoOf(slide);
          const shown = index === state.index;
          return (
            <HeroSlide
              key={slide.name}
              slide={slide}
              index={index}
              count={count}
              first={index === data.hero.index}
              shown={shown}
              ready={ready}
              video={
                name === null ? null : (
                  <BackgroundVideo
                    name={name}
                    active={shown}
                    muted={state.muted}
                    preference={videoPreference}
                    state={videos[index] ?? "still"}
                    onState={(next) => setVideos((before) => ({ ...before, [index]: next }))}
                  />
                )
              }
            >
              {slide.headlines.length > 0 ? (
                <HeadlineRotator
                  eyebrow={slide.eyebrow}
                  headlines={slide.headlines}
                  link={linkOf(slide)}
                  shown={shown}
                  held={state.autoplay === "held"}
                  paused={paused}
                  initial={data.headlines}
                />
              ) : (
                <SlideWords slide={slide} link={linkOf(slide)} />
              )}
            </HeroSlide>
          );
        })}
      </div>

      {data.results.length > 0 ? <Results results={data.results} /> : null}

      <Container className={styles.bar}>
        {count > 1 ? (
          <fieldset className={styles.dots}>
            <VisuallyHidden as="legend">{playback.slides}</VisuallyHidden>
            {slides.map(({ name }, index) => (
              <button
                key={name}
                type="button"
                className={styles.dot}
                aria-label={fillWith(playback.showSlide, { name })}
                aria-current={index === state.index}
                onClick={() => press((machine, now) => machine.select(index, now))}
              >
                <span className={styles.dotName} aria-hidden="true">
                  {name}
                </span>
              </button>
            ))}
          </fieldset>
        ) : null}
        <div className={styles.motion}>
          {still && !videoShown && !rotating ? null : (
            <PauseButton moving={moving} label={moving ? labels.pause : labels.play} onPress={toggleMotion} />
          )}
          {videoShown ? (
            <MuteButton muted={state.muted} onPress={() => press((machine) => machine.toggleMute())} />
          ) : null}
        </div>
        {next && count > 1 ? (
          <button
            type="button"
            className={styles.next}
            onClick={() => press((machine, now) => machine.next(now))}
          >
            <Eyebrow as="span" className={styles.nextLabel}>
              {playback.nextSlide}
            </Eyebrow>
            <span className={styles.nextTitle}>{next.eyebrow}</span>
            <Icon icon={ArrowRight} className={styles.nextArrow} />
          </button>
        ) : null}
      </Container>
    </section>
  );
}

/** Figures that clients measured, each a link to its story. */
function Results({ results }: { readonly results: HomeHeroData["results"] }) {
  return (
    <Container className={styles.results}>
      <ul className={styles.cells} onFocus={showFocusedCard}>
        {results.map(({ figure, label, href }) => (
          <li key={href}>
            <AppLink className={styles.cell} href={href}>
              <span className={styles.figure}>{figure}</span> {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** Returns the labels of the button that pauses and resumes what moves. */
function motionLabels(words: PlaybackWords, moving: "all" | "headlines" | "slides" | "video") {
  switch (moving) {
    case "all":
      return { pause: words.pauseAll, play: words.playAll };
    case "headlines":
      return { pause: words.pauseHeadlines, play: words.playHeadlines };
    case "slides":
      return { pause: words.pauseSlides, play: words.playSlides };
    case "video":
      return { pause: words.pauseVideo, play: words.playVideo };
  }
}

/** Returns the name of a slide's video; null without a playable video. */
function videoOf(slide: Slide | undefined): string | null {
  return slide?.video && findVideo(slide.video) ? slide.video : null;
}

/** Returns the pictures of the slide that the hero starts at, the largest element of the first screen. */
export const preload: SectionModule<"homeHero">["preload"] = ({ slides }, { hero }) => {
  const first = slides[hero.index];
  const pictures = first && slidePictures(first);
  return pictures ? preloadOpening(pictures.wide, SLIDE_SIZES, pictures.narrow) : [];
};
