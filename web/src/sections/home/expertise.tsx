import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useRef } from "react";
import type { ExpertiseCard, Image } from "~/generated/contract";
import { onFocusArrival } from "~/motion/on-focus-arrival";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import type { SectionProps } from "~/page/section-module";
import { useShell } from "~/page/shell-context";
import { showFocusedCard } from "~/ui/layout/show-focused-card";
import { CardLink } from "~/ui/links/card-link";
import { Icon } from "~/ui/pictures/icon";
import { Picture } from "~/ui/pictures/picture";
import { ordinal } from "~/ui/text/ordinal";
import styles from "./expertise.module.css";

/** Seconds in which the track catches up with the scroll position (product requirement). */
const CATCH_UP_SECONDS = 1;

/** Share of the track's movement by which the background word moves, for a parallax effect. */
const WORD_SHARE = 0.18;

/**
 * Services on a track that moves sideways while the section is pinned. On a phone and without scripts it is a list to
 * swipe.
 */
export default function Expertise({ id, props, data }: SectionProps<"expertise">) {
  const track = useRef<HTMLUListElement>(null);
  const word = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const meter = useRef<HTMLParagraphElement>(null);
  const { logo } = useShell();
  if (props.cards.length === 0) return null;

  return (
    <Scene
      className={styles.section}
      data-ground="dark"
      data-items={props.cards.length}
      aria-labelledby={id}
      play={(tools) => travel(tools, track.current, word.current, heading.current, meter.current)}
    >
      <div className={styles.stage} data-stage>
        <div ref={word} className={styles.word} data-word={props.backgroundWord} aria-hidden="true" />
        <div ref={heading} className={styles.heading}>
          <img
            className={styles.logo}
            src="/media/brand/mark-on-dark.svg"
            alt=""
            width={Math.round(48 * logo.ratio)}
            height="48"
            loading="lazy"
          />
          <h2 id={id} className={styles.title}>
            {props.heading}
          </h2>
          <p className={styles.text}>{props.description}</p>
        </div>
        <ul ref={track} className={styles.track} onFocus={showFocusedCard}>
          {props.cards.map((card, index) => (
            <Card key={card.page} card={card} image={data.images[index] ?? null} number={ordinal(index)} />
          ))}
        </ul>
        <p
          ref={meter}
          className={styles.meter}
          data-of={`/ ${ordinal(props.cards.length - 1)}`}
          aria-hidden="true"
        >
          {ordinal(0)}
        </p>
      </div>
    </Scene>
  );
}

interface CardProps {
  readonly card: ExpertiseCard;
  /** The image of the service's page. */
  readonly image: Image | null;
  readonly number: string;
}

function Card({ card, image, number }: CardProps) {
  // Editors may leave a card empty; phones hide it.
  const isEmpty = card.title === "";
  return (
    <li className={styles.card} data-empty={isEmpty} data-scene-item>
      {image ? (
        <Picture
          className={styles.picture}
          image={image}
          alt=""
          sizes="(min-width: 768px) 60vw, 130vw"
          loading="lazy"
        />
      ) : null}
      <p className={styles.kind}>
        <span className={styles.number} aria-hidden="true">
          {number}/
        </span>
        {card.desc}
      </p>
      <h3 className={styles.cardTitle}>
        <CardLink href={card.page}>{card.title}</CardLink>
      </h3>
      {card.text ? <p className={styles.outcome}>{card.text}</p> : null}
      <span className={styles.arrow}>
        <Icon icon={ArrowUpRight} />
      </span>
    </li>
  );
}

function travel(
  { core, root, followScroll, scrollPageTo }: SceneTools,
  track: HTMLElement | null,
  word: HTMLElement | null,
  heading: HTMLElement | null,
  meter: HTMLElement | null,
) {
  if (!track || !word || !heading || !meter) return undefined;
  const machine = new core.SidewaysTravel();

  const measure = () => {
    machine.resize(track.scrollWidth, root.clientWidth);
    root.style.setProperty("--travel", `${machine.distance()}px`);
  };
  const draw = (progress: number) => {
    const x = machine.position(progress);
    moveSideways(track, x);
    moveSideways(word, x * WORD_SHARE);
    // The heading is in the space left of the track, and moves with it.
    moveSideways(heading, x - machine.position(0));
    meter.textContent = ordinal(Math.round(progress * (track.children.length - 1)));
    meter.style.setProperty("--progress", progress.toFixed(3));
  };
  followScroll(root, draw, { seconds: CATCH_UP_SECONDS, onMeasure: measure });
  // Scrolls a focused card into view by the page's scroll position, which moves the track.
  const unfollow = onFocusArrival(track, (target) => {
    const card = target.closest("li");
    if (!card) return;
    const lastIndex = track.children.length - 1;
    const progress = lastIndex > 0 ? [...track.children].indexOf(card) / lastIndex : 0;
    root.querySelector("[data-stage]")?.scrollTo({ left: 0 });
    scrollPageTo(root.offsetTop + machine.distance() * progress);
  });

  return () => {
    unfollow();
    root.style.removeProperty("--travel");
    for (const element of [track, word, heading]) element.style.removeProperty("transform");
    machine.free();
  };
}

function moveSideways(element: HTMLElement, x: number): void {
  element.style.transform = `translate3d(${x}px, 0, 0)`;
}
