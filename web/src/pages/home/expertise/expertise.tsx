import { ArrowUpRight } from "lucide-react";
import { useRef } from "react";
import type { ExpertiseCard, HomePage } from "~/content/types/home-page";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import { AppLink } from "~/ui/app-link/app-link";
import { Container } from "~/ui/container/container";
import { Icon } from "~/ui/icon/icon";
import styles from "./expertise.module.css";

/** Product requirement: the track takes a second to catch up with the scroll position. */
const CATCH_UP_SECONDS = 1;

type Content = HomePage["expertise"];

/**
 * Five services on a track that travels sideways while the section stays in place; on a phone, and without scripts, a
 * list to swipe.
 */
export function Expertise({ content }: { readonly content: Content }) {
  const track = useRef<HTMLUListElement>(null);
  const word = useRef<HTMLParagraphElement>(null);

  return (
    <Scene
      className={styles.section}
      data-ground="dark"
      aria-labelledby="expertise"
      play={(tools) => travel(tools, track.current, word.current)}
    >
      <div className={styles.stage} data-stage>
        <p ref={word} className={styles.word} aria-hidden="true">
          {content.backgroundWord}
        </p>
        <Container className={styles.heading}>
          <img
            className={styles.logo}
            src="/media/brand/mark-light.svg"
            alt=""
            width="48"
            height="48"
            loading="lazy"
          />
          <h2 id="expertise" className={styles.title}>
            {content.heading}
          </h2>
          <p className={styles.text}>{content.description}</p>
        </Container>
        <ul ref={track} className={styles.track}>
          {content.cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      </div>
    </Scene>
  );
}

function Card({ card }: { readonly card: ExpertiseCard }) {
  // An editor may leave a card empty; a phone then does not show it.
  const empty = card.title === "";
  return (
    <li className={styles.card} data-empty={empty} data-scene-item>
      <p className={styles.number} aria-hidden="true">
        {card.id}/
      </p>
      <div className={styles.cardWords}>
        <p className={styles.kind}>{card.desc}</p>
        <h3 className={styles.cardTitle}>
          <AppLink className={styles.link} href={card.route}>
            {card.title}
          </AppLink>
        </h3>
      </div>
      <span className={styles.arrow}>
        <Icon icon={ArrowUpRight} />
      </span>
    </li>
  );
}

function travel(
  { core, root, followScroll }: SceneTools,
  track: HTMLElement | null,
  word: HTMLElement | null,
) {
  if (!track || !word) return undefined;
  const machine = new core.SidewaysTravel();

  const measure = () => {
    machine.resize(track.scrollWidth, root.clientWidth);
    root.style.setProperty("--travel", `${machine.distance()}px`);
  };
  const draw = (progress: number) => {
    const x = machine.position(progress);
    moveSideways(track, x);
    moveSideways(word, x * WORD_SHARE);
  };
  followScroll(root, draw, { seconds: CATCH_UP_SECONDS, onMeasure: measure });
  // A card that takes focus by keyboard is brought into view by scrolling the page, which is what moves the track.
  const follow = ({ target }: FocusEvent) => {
    const card = target instanceof Element ? target.closest("li") : null;
    if (!card || !track.contains(card)) return;
    const cards = track.children.length - 1;
    const progress = cards > 0 ? [...track.children].indexOf(card) / cards : 0;
    root.querySelector("[data-stage]")?.scrollTo({ left: 0 });
    scrollTo({ top: root.offsetTop + machine.distance() * progress });
  };
  track.addEventListener("focusin", follow);

  return () => {
    track.removeEventListener("focusin", follow);
    root.style.removeProperty("--travel");
    for (const moved of [track, word]) moved.style.removeProperty("transform");
    machine.free();
  };
}

function moveSideways(element: HTMLElement, x: number): void {
  element.style.transform = `translate3d(${x}px, 0, 0)`;
}

/** The large word behind the cards moves more slowly, as something further away would. */
const WORD_SHARE = 0.18;
