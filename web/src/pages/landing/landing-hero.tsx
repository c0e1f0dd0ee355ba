import { ArrowRight } from "lucide-react";
import { fillWith } from "~/content/fill";
import type { LandingPage } from "~/content/types/landing-page";
import type { LandingData } from "~/document/page-data-landing";
import { AppLink } from "~/ui/app-link/app-link";
import { ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import styles from "./page.module.css";
import { ParticleField } from "./particle-field";

interface LandingHeroProps {
  readonly content: LandingPage;
  readonly event: LandingData;
  readonly brand: string;
}

export function LandingHero({ content, event, brand }: LandingHeroProps) {
  const { hero, ended } = content;
  const contact = `/contacts?from=/${event.token}`;
  return (
    <header className={styles.hero} data-ground="dark">
      <ParticleField />
      <Container className={styles.heroContent}>
        <AppLink className={styles.home} href="/">
          {brand}
        </AppLink>
        {event.ended ? (
          <div className={styles.heroWords}>
            <h1 className={styles.title}>{fillWith(ended.title, { event: event.name })}</h1>
            <p className={styles.text}>{ended.text}</p>
            <div className={styles.actions}>
              <ButtonLink href={contact} size="lg" icon={ArrowRight}>
                {ended.contact}
              </ButtonLink>
              <ButtonLink href="/insights?tab=events" size="lg" variant="secondary">
                {ended.insights}
              </ButtonLink>
            </div>
          </div>
        ) : (
          <div className={styles.heroWords}>
            <p className={styles.eyebrow}>{hero.eyebrow}</p>
            <h1 className={styles.title}>{event.name}</h1>
            <p className={styles.text}>{hero.description}</p>
            <dl className={styles.facts}>
              <div>
                <dt>{hero.boothLabel}</dt>
                <dd>{event.booth}</dd>
              </div>
              <div>
                <dt>{hero.venueTimeLabel}</dt>
                <dd>
                  {event.firstDay} to {event.lastDay}
                  <span className={styles.zone}>{event.timeZone.replaceAll("_", " ")}</span>
                </dd>
              </div>
            </dl>
            <div className={styles.actions}>
              <ButtonLink href={contact} size="lg" icon={ArrowRight}>
                {hero.register}
              </ButtonLink>
            </div>
          </div>
        )}
      </Container>
    </header>
  );
}
