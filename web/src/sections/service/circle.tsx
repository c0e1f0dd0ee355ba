import { useMachine } from "~/core/use-machine";
import { withCore } from "~/core/with-core";
import type { SectionProps } from "~/page/section-module";
import { ArrowPair } from "~/ui/layout/arrow-pair";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { ordinal } from "~/ui/text/ordinal";
import { useWords } from "~/ui/text/words";
import { Ring } from "./circle/ring";
import styles from "./circle.module.css";

/** Reasons around a circle with the selected one in the middle. Without scripts all are shown side by side. */
export default function Circle({ id, props: { title, items }, data }: SectionProps<"circle">) {
  const words = useWords().sections;
  const [{ index }, send] = useMachine((core) => new core.SwipeCarousel(items.length), data.machine);

  if (items.length === 0) return null;
  const turns = items.length > 1;
  return (
    <Section ground="dark" labelledBy={id} className={styles.section}>
      <SectionHeader id={id} title={title} />
      <div className={styles.navigator}>
        {turns ? (
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
        ) : null}
        <ol className={styles.items} aria-live="polite">
          {items.map((item, at) => (
            <li key={at} className={styles.item} data-active={at === index}>
              <p className={styles.number} aria-hidden="true">
                {ordinal(at)}
              </p>
              <h3 className={styles.title}>{item.title}</h3>
              <p className={styles.text}>{item.desc}</p>
            </li>
          ))}
        </ol>
        {turns ? (
          <ArrowPair
            className={styles.arrows}
            previousLabel={words.previousReason}
            nextLabel={words.nextReason}
            onPrevious={() => send((machine) => machine.previous())}
            onNext={() => send((machine) => machine.next())}
          />
        ) : null}
      </div>
    </Section>
  );
}

/** Returns the side of the ring on which an item is: the first is left of the top, the others follow clockwise. */
function sideOf(index: number, count: number): "left" | "right" {
  return index > 0 && index <= (count + 1) / 2 ? "right" : "left";
}
