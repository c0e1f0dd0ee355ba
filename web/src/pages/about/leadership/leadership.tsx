import { useEffect, useRef } from "react";
import { fillWith } from "~/content/fill";
import type { AboutPage, Leader } from "~/content/types/about-page";
import type { ScrollBoundsSnapshot } from "~/core/contract";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import { ArrowPair } from "~/ui/arrow-pair/arrow-pair";
import { Container } from "~/ui/container/container";
import { Picture } from "~/ui/picture/picture";
import { PortraitCard } from "~/ui/portrait-card/portrait-card";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./leadership.module.css";

type Content = AboutPage["leadership"];

interface LeadershipProps {
  readonly content: Content;
  readonly initial: ScrollBoundsSnapshot;
}

/** Eight people on a track that scrolls natively; the buttons scroll it by a card. */
export function Leadership({ content, initial }: LeadershipProps) {
  const track = useRef<HTMLUListElement>(null);
  const [bounds, send, read] = useMachine((core) => new core.ScrollBounds(), initial);
  const ready = useCore() !== null;

  useEffect(() => {
    const element = track.current;
    if (!element || !ready) return;
    const measure = () => {
      const card = element.firstElementChild?.clientWidth ?? 0;
      send((machine) => {
        machine.resize(element.clientWidth, element.scrollWidth, card);
        machine.scroll(element.scrollLeft);
      });
    };
    const scrolled = () => send((machine) => machine.scroll(element.scrollLeft));
    const resize = new ResizeObserver(measure);
    resize.observe(element);
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      resize.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, [ready, send]);

  const scrollTo = (left: number | undefined) => {
    if (left !== undefined) track.current?.scrollTo({ left, behavior: "smooth" });
  };

  return (
    <section className={styles.section} data-ground="paper" aria-labelledby="leadership">
      <Container className={styles.head}>
        <SectionHeader
          id="leadership"
          eyebrow={content.eyebrow}
          title={content.heading}
          text={content.description}
        />
        <ArrowPair
          previousLabel={content.previousLabel}
          nextLabel={content.nextLabel}
          previousDisabled={bounds.previousDisabled}
          nextDisabled={bounds.nextDisabled}
          onPrevious={() => scrollTo(read((machine) => machine.previous()))}
          onNext={() => scrollTo(read((machine) => machine.next()))}
        />
      </Container>
      <ul ref={track} className={styles.track}>
        {content.leaders.map((leader) => (
          <LeaderCard key={leader.name} leader={leader} profileLabel={content.profileLabel} />
        ))}
      </ul>
    </section>
  );
}

function LeaderCard({ leader, profileLabel }: { readonly leader: Leader; readonly profileLabel: string }) {
  return (
    <PortraitCard
      className={styles.card}
      name={leader.name}
      jobTitle={leader.role}
      profile={{ href: leader.linkedin, label: fillWith(profileLabel, { name: leader.name }) }}
    >
      <Picture name={leader.image.name} alt={leader.image.alt} sizes="280px" loading="lazy" />
    </PortraitCard>
  );
}
