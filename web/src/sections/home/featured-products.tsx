import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import type { FeaturedProduct } from "~/generated/contract";
import { onFocusArrival } from "~/motion/on-focus-arrival";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { SectionHeader } from "~/ui/layout/section-header";
import { ButtonLink } from "~/ui/links/button";
import { Icon } from "~/ui/pictures/icon";
import { Picture } from "~/ui/pictures/picture";
import { Compounds } from "~/ui/text/compounds";
import { fillWith } from "~/ui/text/fill";
import styles from "./featured-products.module.css";

/** Cards that slide over each other while the section is pinned; on a phone, a list to swipe. */
export default function FeaturedProducts({ id, props }: SectionProps<"featuredProducts">) {
  if (props.cards.length === 0) return null;
  return (
    <Scene
      className={styles.section}
      data-ground="paper"
      data-items={props.cards.length}
      aria-labelledby={id}
      play={stack}
    >
      <div className={styles.stage} data-stage>
        <Container className={styles.heading}>
          <SectionHeader id={id} eyebrow={props.eyebrow} title={props.heading} />
        </Container>
        <ul className={styles.cards}>
          {props.cards.map((card, index) => (
            <Card key={index} card={card} linkLabel={props.linkLabel} />
          ))}
        </ul>
      </div>
    </Scene>
  );
}

function Card({ card, linkLabel }: { readonly card: FeaturedProduct; readonly linkLabel: string }) {
  return (
    <li className={styles.card} data-ground="dark" data-scene-item>
      <div className={styles.words}>
        <h3 className={styles.title}>{card.title}</h3>
        <p className={styles.tagline}>{card.tagline}</p>
        <ul className={styles.items}>
          {card.items.map((item, index) => (
            <li key={index} className={styles.item}>
              <Icon icon={Check} className={styles.check} />
              <span>
                <Compounds text={item} />
              </span>
            </li>
          ))}
        </ul>
        {card.page ? (
          <ButtonLink href={card.page} icon={ArrowRight}>
            {fillWith(linkLabel, { name: card.title })}
          </ButtonLink>
        ) : null}
      </div>
      <Picture
        className={styles.picture}
        image={card.image}
        sizes="(min-width: 768px) 40rem, 82vw"
        loading="lazy"
      />
    </li>
  );
}

function stack({ core, root, followScroll, scrollPageTo }: SceneTools) {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-scene-item]")];
  const machine = new core.PinnedStack(cards.length);
  const last = Math.max(1, cards.length - 1);
  const share = last / cards.length;
  const mostShrunk = 1 - machine.scale(0, share);
  const draw = (progress: number) => {
    // The whole scroll distance moves cards, without a pause at its end.
    const moving = progress * share;
    cards.forEach((card, index) => {
      const scale = machine.scale(index, moving);
      const y = machine.offset(index, moving) * TRAVEL_PERCENT;
      const rise = mostShrunk > 0 ? ((1 - scale) / mostShrunk) * RISE_PX : 0;
      card.style.transform = `translate3d(0, calc(${y}% - ${rise}px), 0) scale(${scale})`;
    });
  };
  followScroll(root, draw);
  // Moves a card that takes the focus by keyboard to the top of the stack.
  const unfollow = onFocusArrival(root, (target) => {
    const index = cards.findIndex((card) => card.contains(target));
    if (index < 0) return;
    const top = root.offsetTop + (index / last) * machine.distance();
    // After the browser's own scroll to the focused element, which considers a covered card as visible.
    requestAnimationFrame(() => scrollPageTo(top));
  });
  return () => {
    unfollow();
    for (const card of cards) card.style.removeProperty("transform");
    machine.free();
  };
}

/** Distance of a waiting card below its position, in per cent of its height: its edge is visible below the top card. */
const TRAVEL_PERCENT = 103;
/** Rise of the first card below all others, in pixels: edges are visible but do not reach the stack's heading. */
const RISE_PX = 28;
