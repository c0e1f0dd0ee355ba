import { useRef } from "react";
import { useFadeIn } from "~/motion/fade-in";
import type { SectionProps } from "~/page/section-module";
import { useShell } from "~/page/shell-context";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { Picture } from "~/ui/pictures/picture";
import { OfficeMap } from "./partners/office-map";
import styles from "./partners.module.css";

/** The partners' logos, if any, and a map of the offices. */
export default function Partners({ id, props, data: { partners } }: SectionProps<"partners">) {
  const { offices } = useShell().site;
  const presence = useRef<HTMLDivElement>(null);
  useFadeIn(presence);
  const places = offices.flatMap(({ location }) => location ?? []);
  const hasPartners = partners.length > 0;
  return (
    <Section ground="mist" labelledBy={id}>
      <div className={styles.opening}>
        <SectionHeader id={id} title={hasPartners ? props.heading : props.officesHeading} />
        {hasPartners ? (
          <ul className={styles.logos}>
            {partners.map(({ name, logo, image }, index) => (
              <li key={index} className={styles.logo}>
                {image ? (
                  <Picture image={image} alt={name} sizes="12.5rem" loading="lazy" />
                ) : (
                  <img src={`/media/${logo}.svg`} alt={name} width="280" height="48" loading="lazy" />
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div ref={presence} className={styles.presence}>
        {hasPartners ? <h3 className={styles.officesHeading}>{props.officesHeading}</h3> : null}
        {places.length > 0 && places.length === offices.length ? <OfficeMap places={places} /> : null}
        <ul className={styles.offices}>
          {offices.map(({ id, labels, flag }) => (
            <li key={id} className={styles.office}>
              <img
                className={styles.flag}
                src={`/flags/${flag}.svg`}
                alt=""
                width="40"
                height="28"
                loading="lazy"
              />
              {labels.home}
            </li>
          ))}
        </ul>
        <p className={styles.closing}>{props.closing}</p>
      </div>
    </Section>
  );
}
