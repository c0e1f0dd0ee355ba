import ArrowRight from "lucide-react/icons/arrow-right";
import { useRef } from "react";
import { LandingBrand } from "~/features/booking/landing-brand";
import type { DialogLink } from "~/features/shell/use-lazy-dialog";
import type { LandingData } from "~/generated/contract";
import actions from "~/ui/layout/actions.module.css";
import { Container } from "~/ui/layout/container";
import { ButtonLink } from "~/ui/links/button";
import { Eyebrow } from "~/ui/text/eyebrow";
import { useWords } from "~/ui/text/words";
import { EventTicket } from "./event-ticket";
import styles from "./hero.module.css";
import { ParticleField } from "./particle-field";

interface LandingHeroProps {
  readonly event: LandingData;
  readonly register: DialogLink;
}

export function LandingHero({ event, register }: LandingHeroProps) {
  const words = useWords().landing;
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
                {words.eyebrow}{" "}
              </Eyebrow>
              {event.name}
            </h1>
            <p className={styles.tagline}>{event.tagline}</p>
            <div className={actions.actions}>
              <ButtonLink size="lg" icon={ArrowRight} {...register}>
                {words.register}
              </ButtonLink>
              {event.team.length > 0 ? (
                <ButtonLink href="#team" size="lg" variant="secondary">
                  {words.meet}
                </ButtonLink>
              ) : null}
            </div>
          </div>
          <EventTicket event={event} booth={booth} />
        </div>
      </Container>
    </div>
  );
}
