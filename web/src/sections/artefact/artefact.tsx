import ArrowRight from "lucide-react/icons/arrow-right";
import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import { Eyebrow } from "~/ui/text/eyebrow";
import { Exhibit, isEmpty } from "./artefact/exhibit";
import styles from "./artefact.module.css";

/**
 * A framed example of the work with an explanation and a client's result. Where it is not wide, the text is next to it,
 * and the small text is the section's heading.
 */
export default function Artefact({ id, props, data: { story } }: SectionProps<"artefact">) {
  const { eyebrow, title, text, ground, wide, caption, note, shows, result } = props;
  if (isEmpty(shows)) return null;
  return (
    <Section ground={ground} labelledBy={id} className={wide ? undefined : styles.stage}>
      {wide ? (
        <SectionHeader id={id} eyebrow={eyebrow} title={title} text={text} split />
      ) : (
        <>
          <div className={styles.heading}>
            <Eyebrow as="h2" id={id}>
              {eyebrow}
            </Eyebrow>
            <h3 className={styles.title}>{title}</h3>
          </div>
          <p className={styles.text}>{text}</p>
        </>
      )}
      <Exhibit caption={caption} note={note} shows={shows} framed />
      {result && story ? (
        <div className={styles.result}>
          <small>{result.label}</small>
          <p className={styles.claim}>{result.text}</p>
          <AppLink className={styles.link} href={story.href}>
            {story.label}
            <Icon icon={ArrowRight} size="sm" />
          </AppLink>
        </div>
      ) : null}
    </Section>
  );
}
