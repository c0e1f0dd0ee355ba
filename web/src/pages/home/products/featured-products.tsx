import { ArrowRight, Check } from "lucide-react";
import { fillWith } from "~/content/fill";
import type { FeaturedProduct, HomePage } from "~/content/types/home-page";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import { ButtonLink } from "~/ui/button/button";
import { Compounds } from "~/ui/compounds/compounds";
import { Container } from "~/ui/container/container";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./featured-products.module.css";

type Content = HomePage["products"];

/** Cards that slide up over one another while the section stays in place; on a phone, a list to swipe. */
export function FeaturedProducts({ content }: { readonly content: Content }) {
  return (
    <Scene className={styles.section} data-ground="paper" aria-labelledby="products" play={stack}>
      <div className={styles.stage} data-stage>
        <Container className={styles.heading}>
          <SectionHeader id="products" eyebrow={content.eyebrow} title={content.heading} />
        </Container>
        <ul className={styles.cards}>
          {content.cards.map((card) => (
            <Card key={card.title} card={card} linkLabel={content.linkLabel} />
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
          {card.items.map((item) => (
            <li key={item} className={styles.item}>
              <Icon icon={Check} className={styles.check} />
              <span>
                <Compounds text={item} />
              </span>
            </li>
          ))}
        </ul>
        {card.route ? (
          <ButtonLink href={card.route} icon={ArrowRight}>
            {fillWith(linkLabel, { name: card.title })}
          </ButtonLink>
        ) : null}
      </div>
      <Picture
        className={styles.picture}
        name={card.image.name}
        alt={card.image.alt}
        sizes="(min-width: 768px) 40rem, 82vw"
        loading="lazy"
      />
    </li>
  );
}

function stack({ core, root, followScroll }: SceneTools) {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-scene-item]")];
  const machine = new core.PinnedStack();
  const draw = (progress: number) => {
    cards.forEach((card, index) => {
      const y = machine.offset(index, progress) * TRAVEL_PERCENT;
      card.style.transform = `translate3d(0, ${y}%, 0) scale(${machine.scale(index, progress)})`;
    });
  };
  followScroll(root, draw);
  // A card that takes focus by keyboard is brought to the top of the stack.
  const follow = ({ target }: FocusEvent) => {
    const index = cards.findIndex((card) => target instanceof Node && card.contains(target));
    if (index < 0) return;
    scrollTo({ top: root.offsetTop + (index + 0.1) * (machine.distance() / cards.length) });
  };
  root.addEventListener("focusin", follow);
  return () => {
    root.removeEventListener("focusin", follow);
    for (const card of cards) card.style.removeProperty("transform");
    machine.free();
  };
}

/** A card waits this far below its place, in per cent of its height: out of the window. */
const TRAVEL_PERCENT = 130;
