import { useMachine } from "~/core/use-machine";
import { withCore } from "~/core/with-core";
import type { CircleItem } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { ArrowPair } from "~/ui/layout/arrow-pair";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { ordinal } from "~/ui/text/ordinal";
import { useWords } from "~/ui/text/words";
import { Ring } from "./circle/ring";
import styles from "./circle.module.css";

/** Minimum and maximum number of reasons on the ring; other numbers are shown as a plain list. */
const RING_MIN = 2;
const RING_MAX = 8;

/** Reasons around a circle with the selected one in the middle. Without scripts all are shown side by side. */
export default function Circle({ id, props: { title, items }, data }: SectionProps<"circle">) {
  const words = useWords().sections;
  const [{ index }, send] = useMachine((core) => new core.SwipeCarousel(items.length), data.machine);

  if (items.length === 0) return null;
  if (items.length < RING_MIN || items.length > RING_MAX) {
    return (
      <Section ground="dark" labelledBy={id}>
        <SectionHeader id={id} title={title} />
        <ol className={styles.list}>
          {items.map((item, index) => (
            <li key={index} className={styles.entry}>
              <ItemText item={item} />
            </li>
          ))}
        </ol>
      </Section>
    );
  }
  return (
    <Section ground="dark" labelledBy={id} className={styles.section}>
      <SectionHeader id={id} title={title} />
      <div className={styles.navigator}>
        <div className={styles.ring}>
          <Ring count={items.length} active={index} />
          <ol className={styles.nodes} data-items={items.length}>
            {items.map((item, at) => (
              <li key={at} className={styles.node} data-place={at} data-side={sideOf(at, items.length)}>
                <button
                  type="button"
                  className={styles.button}
                  aria-current={at === index}
                  onClick={() => withCore(() => send((machine) => machine.select(at)))}
                >
                  <span className={styles.dot} aria-hidden="true">
                    {ordinal(at)}
                  </span>
                  <span className={styles.label}>{item.title}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
        <ol className={styles.items} aria-live="polite">
          {items.map((item, at) => (
            <li key={at} className={styles.item} data-active={at === index}>
              <p className={styles.number} aria-hidden="true">
                {ordinal(at)}
              </p>
              <ItemText item={item} />
            </li>
          ))}
        </ol>
        <ArrowPair
          className={styles.arrows}
          previousLabel={words.previousReason}
          nextLabel={words.nextReason}
          onPrevious={() => send((machine) => machine.previous())}
          onNext={() => send((machine) => machine.next())}
        />
      </div>
    </Section>
  );
}

/** Returns the side of the ring on which an item is: the first is left of the top, the others follow clockwise. */
function sideOf(index: number, count: number): "left" | "right" {
  return index > 0 && index <= (count + 1) / 2 ? "right" : "left";
}

function ItemText({ item: { title, desc } }: { readonly item: CircleItem }) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{desc}</p>
    </>
  );
}
