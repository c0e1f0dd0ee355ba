import type { ServiceCards } from "~/content/types/service-card";
import type { WindowSnapshot } from "~/core/contract";
import { useMachine } from "~/core/use-machine";
import { ArrowPair } from "~/ui/arrow-pair/arrow-pair";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import { WindowList } from "~/ui/window-list/window-list";
import styles from "./other-services.module.css";
import { ServiceCard } from "./service-card";

interface OtherServicesProps {
  readonly labels: {
    readonly services: string;
    readonly servicesPrevious: string;
    readonly servicesNext: string;
  };
  readonly cards: ServiceCards;
  readonly initial: WindowSnapshot;
}

/** The fixed card, and beside it a window of three that moves round the sibling services. */
export function OtherServices({ labels, cards, initial }: OtherServicesProps) {
  const [{ visible, arrows }, send] = useMachine((core) => new core.WindowCarousel(cards.length), initial);
  const [fixed, ...siblings] = cards;

  return (
    <Section ground="mist" labelledBy="other-services">
      <div className={styles.header}>
        <SectionHeader id="other-services" title={labels.services} />
        {arrows ? (
          <ArrowPair
            className={styles.arrows}
            previousLabel={labels.servicesPrevious}
            nextLabel={labels.servicesNext}
            onPrevious={() => send((machine) => machine.previous())}
            onNext={() => send((machine) => machine.next())}
          />
        ) : null}
      </div>
      <WindowList
        className={styles.cards}
        label={labels.services}
        // The window counts the fixed entry, which stands outside it.
        visible={visible.map((entry) => entry - 1)}
        items={siblings.map((card) => ({ id: card.route, content: <ServiceCard card={card} /> }))}
        fixed={
          <div className={styles.fixed} data-ground="dark">
            <Picture
              className={styles.picture}
              name={fixed.image.name}
              alt={fixed.image.alt}
              sizes="(min-width: 1024px) 680px, (min-width: 768px) 92vw, 150vw"
              loading="lazy"
            />
            <h3 className={styles.fixedTitle}>{fixed.title}</h3>
          </div>
        }
      />
    </Section>
  );
}
