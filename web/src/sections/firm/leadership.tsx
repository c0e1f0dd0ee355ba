import { useEffect, useRef } from "react";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import type { Leader } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { ArrowPair } from "~/ui/layout/arrow-pair";
import { Container } from "~/ui/layout/container";
import { PortraitCard } from "~/ui/layout/portrait-card";
import { SectionHeader } from "~/ui/layout/section-header";
import { Picture } from "~/ui/pictures/picture";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import styles from "./leadership.module.css";

/** People on a natively scrolling track; the buttons scroll it by one card. */
export default function Leadership({ id, props, data }: SectionProps<"leadership">) {
  const { leaders } = data;
  const track = useRef<HTMLUListElement>(null);
  const [bounds, send, read] = useMachine((core) => new core.ScrollBounds(), data.machine);
  const ready = useCore() !== null;

  useEffect(() => {
    const element = track.current;
    if (!element || !ready) return;
    const measure = () => {
      const card = element.firstElementChild?.getBoundingClientRect().width ?? 0;
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

  const words = useWords().sections;
  if (leaders.length === 0) return null;
  return (
    <section className={styles.section} data-ground="paper" aria-labelledby={id}>
      <Container className={styles.head}>
        <SectionHeader id={id} eyebrow={props.eyebrow} title={props.heading} text={props.description} split />
        {leaders.length > 1 ? (
          <ArrowPair
            className={bounds.previousDisabled && bounds.nextDisabled ? styles.idle : undefined}
            previousLabel={words.previousLeaders}
            nextLabel={words.nextLeaders}
            previousDisabled={bounds.previousDisabled}
            nextDisabled={bounds.nextDisabled}
            onPrevious={() => scrollTo(read((machine) => machine.previous()))}
            onNext={() => scrollTo(read((machine) => machine.next()))}
          />
        ) : null}
      </Container>
      <ul ref={track} className={styles.track}>
        {leaders.map((leader, index) => (
          <LeaderCard key={index} leader={leader} />
        ))}
      </ul>
    </section>
  );
}

function LeaderCard({ leader }: { readonly leader: Leader }) {
  const { name, role, image, linkedin, office, topic } = leader;
  const words = useWords().sections;
  return (
    <PortraitCard
      className={styles.card}
      name={name}
      jobTitle={role}
      office={office}
      topic={topic}
      profile={linkedin ? { href: linkedin, label: fillWith(words.profile, { name }) } : null}
    >
      <Picture image={image} sizes="280px" loading="lazy" />
    </PortraitCard>
  );
}
