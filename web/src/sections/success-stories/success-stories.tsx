import { ArrowUpRight } from "lucide-react";
import type { IndustryPage, IndustryStoryCard } from "~/content/types/industry-page";
import type { WindowSnapshot } from "~/core/contract";
import { useMachine } from "~/core/use-machine";
import { AppLink } from "~/ui/app-link/app-link";
import { ArrowPair } from "~/ui/arrow-pair/arrow-pair";
import { Container } from "~/ui/container/container";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { SectionHeader } from "~/ui/section-header/section-header";
import { WindowList } from "~/ui/window-list/window-list";
import styles from "./success-stories.module.css";

interface SuccessStoriesProps {
  readonly labels: {
    readonly stories: string;
    readonly readStory: string;
    readonly previous: string;
    readonly next: string;
  };
  readonly content: IndustryPage["successStories"];
  readonly initial: WindowSnapshot;
}

/** Up to three stories at a time over the industry's picture; arrows only where there are more. */
export function SuccessStories({ labels, content, initial }: SuccessStoriesProps) {
  const { cards, introImage } = content;
  const [{ visible, arrows }, send] = useMachine((core) => new core.StoriesCarousel(cards.length), initial);

  return (
    <section className={styles.section} data-ground="dark" aria-labelledby="stories">
      <Picture
        className={styles.picture}
        name={introImage.name}
        alt={introImage.alt}
        sizes="(max-width: 767.98px) 180vw, 100vw"
        loading="lazy"
      />
      <Container className={styles.content}>
        <div className={styles.header}>
          <SectionHeader id="stories" title={labels.stories} />
          {arrows ? (
            <ArrowPair
              className={styles.arrows}
              previousLabel={labels.previous}
              nextLabel={labels.next}
              onPrevious={() => send((machine) => machine.previous())}
              onNext={() => send((machine) => machine.next())}
            />
          ) : null}
        </div>
        <WindowList
          className={cards.length < 3 ? styles.pair : styles.cards}
          label={labels.stories}
          visible={visible}
          items={cards.map((card) => ({
            id: card.title,
            content: <StoryCard card={card} readStory={labels.readStory} />,
          }))}
        />
      </Container>
    </section>
  );
}

function StoryCard({ card, readStory }: { readonly card: IndustryStoryCard; readonly readStory: string }) {
  return (
    <article className={styles.card}>
      <h3 className={styles.kind}>{card.title}</h3>
      <ul className={styles.stories}>
        {card.stories.map(({ id, label }) => (
          <li key={id} className={styles.story}>
            <AppLink className={styles.link} href={`/success-stories/${id}`}>
              {label}
            </AppLink>
            <span className={styles.read} aria-hidden="true">
              {readStory}
              <Icon icon={ArrowUpRight} />
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
