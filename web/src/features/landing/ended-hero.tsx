import ArrowRight from "lucide-react/icons/arrow-right";
import { LandingBrand } from "~/features/booking/landing-brand";
import type { LandingData } from "~/generated/contract";
import { tabHref } from "~/page/insights-tab";
import { useShell } from "~/page/shell-context";
import actions from "~/ui/layout/actions.module.css";
import { Container } from "~/ui/layout/container";
import { AppLink } from "~/ui/links/app-link";
import { ButtonLink } from "~/ui/links/button";
import { Icon } from "~/ui/pictures/icon";
import { fillWith } from "~/ui/text/fill";
import styles from "./hero.module.css";
import { ParticleField } from "./particle-field";

/** The hero of an ended event, with a contact link and a link to the next event, if any. */
export function EndedHero({ event }: { readonly event: LandingData }) {
  const { landing, words } = useShell();
  const text = words.landing;
  const next = landing && landing.token !== event.token ? landing : null;
  return (
    <div className={styles.hero} data-ground="dark">
      <ParticleField />
      <Container className={styles.content}>
        <LandingBrand />
        <div className={`${styles.words} ${styles.ended}`}>
          <p className={styles.period}>{event.periodLabel}</p>
          <h1 className={styles.title}>{fillWith(text.endedTitle, { event: event.name })}</h1>
          <p className={styles.text}>{fillWith(text.endedText, { booth: event.booth })}</p>
          <div className={actions.actions}>
            <ButtonLink href={`/contacts?from=/${event.token}`} size="lg" icon={ArrowRight}>
              {text.endedContact}
            </ButtonLink>
            <ButtonLink href={tabHref("events")} size="lg" variant="secondary">
              {text.otherEvents}
            </ButtonLink>
          </div>
        </div>
        {next ? (
          <AppLink href={`/${next.token}`} className={styles.next}>
            <span>
              <span className={styles.nextTitle}>{fillWith(text.nextEvent, { event: next.name })}</span>
              <span className={styles.nextText}>{text.nextText}</span>
            </span>
            <Icon icon={ArrowRight} />
          </AppLink>
        ) : null}
      </Container>
    </div>
  );
}
