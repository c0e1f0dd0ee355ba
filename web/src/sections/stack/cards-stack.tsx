import { useEffect, useRef, useState } from "react";
import type { CardRecord, SectionCard } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { Status } from "~/sections/artefact/artefact/status";
import base from "~/sections/offer/cards/card.module.css";
import { CardNumber } from "~/sections/offer/cards/card-number";
import { SCENES } from "~/ui/browser/media-queries";
import { useMediaQuery } from "~/ui/browser/use-media-query";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { SwipeList } from "~/ui/layout/swipe-list";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Compounds } from "~/ui/text/compounds";
import { Marked } from "~/ui/text/marked";
import styles from "./cards-stack.module.css";

/** Maximum number of steps in the pinned panel, which has a fixed height. */
const PINNED_MAX = 4;

/** Margin of an observed line through the middle of the window. */
const MIDDLE = "-50% 0px";

/**
 * Steps, each with the record that the reader holds at its end. On a desktop, a pinned panel has all titles, and the
 * text and the record of one step, which follows the scroll position. On a phone the steps are cards to swipe. With
 * reduced motion, in low windows and without scripts they are a grid of cards.
 */
export default function Stack({ id, props: { title, text, ground, cards } }: SectionProps<"cards">) {
  const marks = useRef<HTMLDivElement>(null);
  const scenes = useMediaQuery(SCENES);
  const [active, setActive] = useState(0);
  const fits = cards.length > 1 && cards.length <= PINNED_MAX;
  const pinned = scenes && fits;

  useEffect(() => {
    if (!pinned || !marks.current) return;
    const all = [...marks.current.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached) setActive(all.indexOf(reached.target));
      },
      { rootMargin: MIDDLE },
    );
    for (const mark of all) observer.observe(mark);
    return () => observer.disconnect();
  }, [pinned]);

  if (cards.length === 0) return null;
  const open = (step: number) => marks.current?.children[step]?.scrollIntoView({ block: "center" });

  return (
    <Section ground={ground ?? "paper"} labelledBy={id}>
      <div
        className={`${styles.track} ${pinned ? styles.pinned : ""}`}
        data-items={cards.length}
        data-fits={fits}
      >
        <div className={styles.held}>
          <SectionHeader id={id} title={title} text={text} split />
          <SwipeList className={styles.stack} label={title ?? ""} ordered focusable>
            {cards.map((card, index) => (
              <li
                key={index}
                className={styles.layer}
                data-place={index}
                data-active={index === active}
                // Opens the step of a focused title or link.
                onFocus={pinned && index !== active ? () => open(index) : undefined}
              >
                {card.record ? (
                  <Record record={card.record} icon={card.icon} />
                ) : (
                  <CardIcon icon={card.icon} />
                )}
                <div className={styles.words}>
                  <CardNumber className={base.number} index={index} />
                  <h3 className={base.title}>
                    {pinned ? (
                      <button
                        type="button"
                        className={styles.opener}
                        aria-current={index === active}
                        onClick={() => open(index)}
                      >
                        <Compounds text={card.title ?? ""} />
                      </button>
                    ) : (
                      <Compounds text={card.title ?? ""} />
                    )}
                  </h3>
                  <p className={`${base.text} ${styles.text}`}>
                    <Marked text={card.text} />
                  </p>
                </div>
              </li>
            ))}
          </SwipeList>
        </div>
        <div ref={marks} className={styles.marks}>
          {cards.map((_, index) => (
            <span key={index} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function CardIcon({ icon }: Pick<SectionCard, "icon">) {
  return icon ? <Icon icon={icons[icon]} size="lg" /> : null;
}

function Record({
  record: { caption, rows },
  icon,
}: { readonly record: CardRecord } & Pick<SectionCard, "icon">) {
  return (
    <figure className={styles.record}>
      <figcaption className={styles.recordCaption}>
        <CardIcon icon={icon} />
        {caption}
      </figcaption>
      <dl>
        {rows.map(({ label, text, tone }) => (
          <div key={label} className={styles.recordRow}>
            <dt>{label}</dt>
            <dd>{tone ? <Status label={text} tone={tone} /> : text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
