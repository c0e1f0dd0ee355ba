import { useMachine } from "~/core/use-machine";
import type { SectionProps } from "~/page/section-module";
import { ArrowPair } from "~/ui/layout/arrow-pair";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { WindowList } from "~/ui/layout/window-list";
import { groundOver } from "~/ui/pictures/find-picture";
import { Picture } from "~/ui/pictures/picture";
import { useWords } from "~/ui/text/words";
import { ServiceCard } from "./other-services/service-card";
import styles from "./other-services.module.css";

/** A fixed card, and a window of three cards that moves cyclically through the other pages. */
export default function OtherServices({ id, props, data }: SectionProps<"otherServices">) {
  const { cards } = data;
  // The carousel counts the fixed card, although it is outside the window.
  const words = useWords().sections;
  const [{ visible, arrows }, send] = useMachine(
    (core) => core.WindowCarousel.services(cards.length + 1),
    data.machine,
  );

  if (cards.length === 0) return null;
  return (
    <Section ground="mist" labelledBy={id}>
      <div className={styles.header}>
        <SectionHeader id={id} title={props.title} />
        {arrows ? (
          <ArrowPair
            className={styles.arrows}
            previousLabel={words.previousServices}
            nextLabel={words.nextServices}
            onPrevious={() => send((machine) => machine.previous())}
            onNext={() => send((machine) => machine.next())}
          />
        ) : null}
      </div>
      <WindowList
        className={styles.cards}
        label={props.title}
        visible={visible.map((entry) => entry - 1)}
        items={cards.map((card) => ({
          id: card.href,
          name: card.label,
          content: <ServiceCard card={card} />,
        }))}
        fixed={
          <div className={styles.fixed} data-ground={groundOver(props.leadImage)}>
            <Picture
              className={styles.picture}
              image={props.leadImage}
              sizes="(min-width: 1024px) 680px, (min-width: 768px) 92vw, 150vw"
              loading="lazy"
            />
            <h3 className={styles.fixedTitle}>{props.leadTitle}</h3>
          </div>
        }
      />
    </Section>
  );
}
