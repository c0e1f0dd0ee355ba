import ArrowRight from "lucide-react/icons/arrow-right";
import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { CardLink } from "~/ui/links/card-link";
import { Icon } from "~/ui/pictures/icon";
import { Picture } from "~/ui/pictures/picture";
import { Eyebrow } from "~/ui/text/eyebrow";
import styles from "./next-story.module.css";

/** A large link to another story. */
export default function NextStory({ id, props, data: story }: SectionProps<"nextStory">) {
  return (
    <Section ground="paper" labelledBy={id}>
      <article className={styles.card}>
        <Picture
          className={styles.picture}
          image={story.image}
          alt=""
          sizes="(min-width: 1400px) 640px, (min-width: 768px) 48vw, 92vw"
          loading="lazy"
        />
        <div className={styles.words}>
          <Eyebrow>{props.label}</Eyebrow>
          <h2 id={id} className={styles.title}>
            <CardLink href={story.href}>{story.title}</CardLink>
          </h2>
          {story.summary === null ? null : <p className={styles.text}>{story.summary}</p>}
          <span className={styles.arrow} aria-hidden="true">
            <Icon icon={ArrowRight} />
          </span>
        </div>
      </article>
    </Section>
  );
}
