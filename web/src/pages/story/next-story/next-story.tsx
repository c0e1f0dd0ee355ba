import { ArrowRight } from "lucide-react";
import type { StoryPage } from "~/content/types/story-page";
import { AppLink } from "~/ui/app-link/app-link";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import styles from "./next-story.module.css";

interface NextStoryProps {
  readonly label: string;
  readonly story: StoryPage;
}

/** The way on: one large link to the story that follows. */
export function NextStory({ label, story }: NextStoryProps) {
  return (
    <Section ground="paper" labelledBy="next-story">
      <article className={styles.card}>
        <Picture
          className={styles.picture}
          name={story.heroImage.name}
          alt=""
          sizes="(min-width: 1400px) 640px, (min-width: 768px) 48vw, 92vw"
          loading="lazy"
        />
        <div className={styles.words}>
          <p className={styles.label}>{label}</p>
          <h2 id="next-story" className={styles.title}>
            <AppLink className={styles.link} href={`/success-stories/${story.id}`}>
              {story.heroTitle}
            </AppLink>
          </h2>
          <p className={styles.text}>{story.summary}</p>
          <span className={styles.arrow} aria-hidden="true">
            <Icon icon={ArrowRight} />
          </span>
        </div>
      </article>
    </Section>
  );
}
