import type { CircleItems } from "~/content/types/circle-item";
import type { PositionSnapshot } from "~/core/contract";
import { useMachine } from "~/core/use-machine";
import { ArrowPair } from "~/ui/arrow-pair/arrow-pair";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./circle.module.css";
import { Ring } from "./ring";

interface CircleProps {
  readonly title: string;
  readonly items: CircleItems;
  readonly initial: PositionSnapshot;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

/** Four reasons around a circle, one of them told in its middle. Without scripts they stand side by side. */
export function Circle({ title, items, initial, previousLabel, nextLabel }: CircleProps) {
  const [{ index }, send] = useMachine((core) => new core.SwipeCarousel(initial.count), initial);

  return (
    <Section ground="dark" labelledBy="why" className={styles.section}>
      <SectionHeader id="why" title={title} />
      <div className={styles.navigator}>
        <div className={styles.ring}>
          <Ring active={index} />
          <ol className={styles.nodes}>
            {items.map((item, at) => (
              <li key={item.title} className={styles.node} data-place={at}>
                <button
                  type="button"
                  className={styles.button}
                  aria-current={at === index}
                  onClick={() => send((machine) => machine.select(at))}
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
            <li key={item.title} className={styles.item} data-active={at === index}>
              <p className={styles.number} aria-hidden="true">
                {ordinal(at)}
              </p>
              <h3 className={styles.title}>{item.title}</h3>
              <p className={styles.text}>{item.desc}</p>
            </li>
          ))}
        </ol>
        <ArrowPair
          className={styles.arrows}
          previousLabel={previousLabel}
          nextLabel={nextLabel}
          onPrevious={() => send((machine) => machine.previous())}
          onNext={() => send((machine) => machine.next())}
        />
      </div>
    </Section>
  );
}

function ordinal(index: number): string {
  return String(index + 1).padStart(2, "0");
}
