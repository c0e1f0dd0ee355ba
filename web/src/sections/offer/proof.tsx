import ArrowRight from "lucide-react/icons/arrow-right";
import type { ProofData } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import { isLongFigure } from "./is-long-figure";
import styles from "./proof.module.css";

/** A client's result with a link to the story, and a client's words. */
export default function Proof({ id, props, data: { voice, result } }: SectionProps<"proof">) {
  if (!voice && !result) return null;
  return (
    <section id={id} className={styles.proof} data-ground="dark" aria-label={props.label}>
      <Container className={styles.content}>
        {result ? <Result result={result} /> : null}
        {voice ? (
          <figure className={styles.voice}>
            <blockquote className={styles.quote}>
              <p>{voice.quote}</p>
            </blockquote>
            <figcaption className={styles.source}>
              <span className={styles.role}>{voice.role}</span>
              {voice.organisation}
            </figcaption>
          </figure>
        ) : null}
      </Container>
    </section>
  );
}

function Result({ result: { figure, text, story } }: { readonly result: NonNullable<ProofData["result"]> }) {
  return (
    <div className={styles.result}>
      {figure ? (
        // The sentence contains the figure.
        <p className={styles.figure} data-long={isLongFigure(figure)} aria-hidden="true">
          {figure}
        </p>
      ) : null}
      <div className={styles.words}>
        <p className={styles.claim}>{text}</p>
        <AppLink className={styles.link} href={story.href}>
          {story.label}
          <Icon icon={ArrowRight} size="sm" />
        </AppLink>
      </div>
    </div>
  );
}
