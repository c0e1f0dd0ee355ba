import ArrowRight from "lucide-react/icons/arrow-right";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import round from "~/ui/layout/round.module.css";
import { CardLink } from "~/ui/links/card-link";
import { groundOver } from "~/ui/pictures/find-picture";
import { Icon } from "~/ui/pictures/icon";
import { Picture } from "~/ui/pictures/picture";
import { Eyebrow } from "~/ui/text/eyebrow";
import styles from "./next-story.module.css";

/** A link to another story over its picture, which fills half of the window. */
export default function NextStory({ id, props, data: story }: SectionProps<"nextStory">) {
  return (
    <section className={styles.story} data-ground={groundOver(story.image)} aria-labelledby={id}>
      <Picture
        className={styles.picture}
        image={story.image}
        alt=""
        sizes="(max-width: 767.98px) 200vw, 100vw"
        loading="lazy"
      />
      <Container className={styles.words}>
        <Eyebrow>{props.label}</Eyebrow>
        <h2 id={id} className={styles.title}>
          <CardLink href={story.href}>{story.title}</CardLink>
        </h2>
        {story.summary === null ? null : <p className={styles.text}>{story.summary}</p>}
        <span className={`${round.round} ${styles.arrow}`} aria-hidden="true">
          <Icon icon={ArrowRight} />
        </span>
      </Container>
    </section>
  );
}
