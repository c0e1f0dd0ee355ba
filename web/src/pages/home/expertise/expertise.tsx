import { ArrowUpRight } from "lucide-react";
import { useRef } from "react";
import type { ExpertiseCard, HomePage } from "~/content/types/home-page";
import { everyFrame } from "~/motion/every-frame";
import { followScroll } from "~/motion/follow-scroll";
import { type SceneTools, useScene } from "~/motion/use-scene";
import { AppLink } from "~/ui/app-link/app-link";
import { Container } from "~/ui/container/container";
import { Icon } from "~/ui/icon/icon";
import styles from "./expertise.module.css";

type Content = HomePage["expertise"];

/**
 * Five services on a track that travels sideways while the section stays in place; on a phone, and without scripts, a
 * list to swipe.
 */
export function Expertise({ content }: { readonly content: Content }) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const word = useRef<HTMLParagraphElement>(null);

  useScene(root, (tools) => travel(tools, track.current, word.current));

  return (
    <section ref={root} className={styles.section} data-ground="dark" aria-labelledby="expertise">
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
    </section>
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
  { core, root }: SceneTools<HTMLElement>,
  track: HTMLElement | null,
  word: HTMLElement | null,
) {
  if (!track || !word) return undefined;
  const machine = new core.SidewaysTravel();

  const measure = () => {
    machine.resize(track.scrollWidth, root.clientWidth);
    root.style.setProperty("--travel", `${machine.distance()}px`);
  };
  const frames = everyFrame((deltaMs) => {
    const x = machine.step(deltaMs);
    moveSideways(track, x);
    moveSideways(word, x * WORD_SHARE);
    return !machine.settled();
  });
  const scroll = followScroll(
    root,
    (progress) => {
      machine.scroll(progress);
      frames.start();
    },
    { onResize: measure },
  );
  // A card that takes focus by keyboard is brought into view by scrolling the page, which is what moves the track.
  const follow = ({ target }: FocusEvent) => {
    const card = target instanceof Element ? target.closest("li") : null;
    if (!card || !track.contains(card)) return;
    const cards = track.children.length - 1;
    const progress = cards > 0 ? [...track.children].indexOf(card) / cards : 0;
    root.querySelector("[data-stage]")?.scrollTo({ left: 0 });
    const { start, end } = scroll.span();
    scrollTo({ top: start + (end - start) * progress });
  };
  track.addEventListener("focusin", follow);

  return () => {
    scroll.stop();
    frames.stop();
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
