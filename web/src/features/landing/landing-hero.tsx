import { ArrowRight } from "lucide-react";
import { useRef } from "react";
import { LandingBrand } from "~/features/booking/landing-brand";
import type { LandingData } from "~/generated/contract";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Eyebrow } from "~/ui/eyebrow";
import { EventTicket } from "./event-ticket";
import styles from "./landing-hero.module.css";
import { ParticleField } from "./particle-field";
import type { DialogLink } from "./use-lazy-dialog";
import type { Words } from "./words";

interface LandingHeroProps {
  readonly content: Words["hero"];
  readonly event: LandingData;
  readonly register: DialogLink;
}

export function LandingHero({ content, event, register }: LandingHeroProps) {
  const booth = useRef<HTMLElement>(null);
  return (
    <div className={styles.hero} data-ground="dark">
      <ParticleField shape={booth} />
      <Container className={styles.content}>
        <LandingBrand />
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 className={styles.title}>
              <Eyebrow as="span" large className={styles.eyebrow}>
                {content.eyebrow}{" "}
              </Eyebrow>
              {event.name}
            </h1>
            <p className={styles.tagline}>{event.tagline}</p>
            <div className={styles.actions}>
              <ButtonLink size="lg" icon={ArrowRight} {...register}>
                {content.register}
              </ButtonLink>
              <ButtonLink href="#team" size="lg" variant="secondary">
                {content.meet}
              </ButtonLink>
            </div>
          </div>
          <EventTicket content={content} event={event} booth={booth} />
        </div>
      </Container>
    </div>
  );
}
