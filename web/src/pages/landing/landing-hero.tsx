import { ArrowRight } from "lucide-react";
import type { LandingPage } from "~/content/types/landing-page";
import type { LandingData } from "~/document/page-data-landing";
import type { SiteFacts } from "~/document/site-document";
import { LandingBrand } from "~/sections/booking-frame/landing-brand";
import { ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import { EventTicket } from "./event-ticket";
import styles from "./landing-hero.module.css";
import { ParticleField } from "./particle-field";
import type { DialogLink } from "./use-lazy-dialog";

interface LandingHeroProps {
  readonly content: LandingPage["hero"];
  readonly event: LandingData;
  readonly brand: SiteFacts["brand"];
  readonly register: DialogLink;
}

export function LandingHero({ content, event, brand, register }: LandingHeroProps) {
  return (
    <div className={styles.hero} data-ground="dark">
      <ParticleField />
      <Container className={styles.content}>
        <LandingBrand brand={brand} />
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 className={styles.title}>
              <span className={styles.eyebrow}>{content.eyebrow} </span>
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
          <EventTicket content={content} event={event} />
        </div>
      </Container>
    </div>
  );
}
