import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { useMachine } from "~/core/use-machine";
import type { StoryGroup, SuccessStoriesData } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { ArrowPair } from "~/ui/layout/arrow-pair";
import { Container } from "~/ui/layout/container";
import { SectionHeader } from "~/ui/layout/section-header";
import { WindowList } from "~/ui/layout/window-list";
import { CardLink } from "~/ui/links/card-link";
import { Icon } from "~/ui/pictures/icon";
import { Picture } from "~/ui/pictures/picture";
import { useWords } from "~/ui/text/words";
import styles from "./success-stories.module.css";

/** Up to three groups of stories at a time on a picture, with arrows if there are more. */
export default function SuccessStories({ id, props, data }: SectionProps<"successStories">) {
  const { heading: title, linkLabel, image, cards } = props;
  const words = useWords().sections;
  const [{ visible, arrows }, send] = useMachine(
    (core) => core.WindowCarousel.stories(cards.length),
    data.machine,
  );

  if (cards.length === 0) return null;
  return (
    <section className={styles.section} data-ground="dark" aria-labelledby={id}>
      <Picture
        className={styles.picture}
        image={image}
        sizes="(max-width: 767.98px) 180vw, 100vw"
        loading="lazy"
      />
      <Container className={styles.content}>
        <div className={styles.header}>
          <SectionHeader id={id} title={title} />
          {arrows ? (
            <ArrowPair
              className={styles.arrows}
              previousLabel={words.previousStories}
              nextLabel={words.nextStories}
              onPrevious={() => send((machine) => machine.previous())}
              onNext={() => send((machine) => machine.next())}
            />
          ) : null}
        </div>
        <WindowList
          className={cards.length < 3 ? styles.pair : styles.cards}
          label={title}
          visible={visible}
          items={cards.map((card) => ({
            id: card.title,
            name: card.title,
            content: <StoryCard card={card} linkLabel={linkLabel} results={data.results} />,
          }))}
        />
      </Container>
    </section>
  );
}

interface StoryCardProps {
  readonly card: StoryGroup;
  readonly linkLabel: string;
  /** By the path of the story. */
  readonly results: SuccessStoriesData["results"];
}

function StoryCard({ card, linkLabel, results }: StoryCardProps) {
  return (
    <article className={styles.card}>
      <h3 className={styles.kind}>{card.title}</h3>
      <ul className={styles.stories}>
        {card.stories.map(({ page, label }) => {
          const result = results[page];
          return (
            <li key={page} className={styles.story}>
              {result ? <Result figure={result.figure} text={result.text} /> : null}
              <CardLink className={`${styles.link} ${result ? styles.name : styles.large}`} href={page}>
                {label}
              </CardLink>
              <span className={styles.read} aria-hidden="true">
                {linkLabel}
                <Icon icon={ArrowUpRight} />
              </span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}

function Result({ figure, text }: { readonly figure: string | null; readonly text: string }) {
  return (
    <div className={styles.result}>
      {figure ? (
        // The sentence contains the figure.
        <p className={styles.figure} aria-hidden="true">
          {figure}
        </p>
      ) : null}
      <p className={figure ? styles.claim : styles.large}>{text}</p>
    </div>
  );
}
