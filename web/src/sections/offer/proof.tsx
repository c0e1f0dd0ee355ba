import ArrowRight from "lucide-react/icons/arrow-right";
import type { ProjectFact, ProofData } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import styles from "./proof.module.css";

/** Characters of a figure that fit next to a sentence: '3X', '+40%'. */
const SHORT = 4;

/** A client's result with a link to the story, and a client's words; or a project, on its story. */
export default function Proof({ id, props, data }: SectionProps<"proof">) {
  const { label, facts } = props;
  const { voice, result } = data;
  if (!voice && !result && facts.length === 0) return null;
  return (
    <section id={id} className={styles.proof} data-ground="dark" aria-label={label}>
      {facts.length > 0 ? (
        <Project facts={facts} data={data} />
      ) : (
        <Container className={styles.content}>
          {result ? <Result result={result} /> : null}
          {voice ? <Voice voice={voice} className={styles.voice} quoteClass={styles.quote} /> : null}
        </Container>
      )}
    </section>
  );
}

interface ProjectProps {
  readonly facts: readonly ProjectFact[];
  readonly data: ProofData;
}

/** The result of a project next to its facts, and the client's words below. */
function Project({ facts, data: { voice, result } }: ProjectProps) {
  return (
    <Container className={styles.project}>
      {result ? (
        <div>
          <Figure className={styles.numeral} figure={result.figure} />
          <p className={styles.outcome}>{result.text}</p>
        </div>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(({ label, text }, index) => (
          <div key={index} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {voice ? <Voice voice={voice} className={styles.said} quoteClass={styles.saying} /> : null}
    </Container>
  );
}

interface VoiceProps {
  readonly voice: NonNullable<ProofData["voice"]>;
  readonly className: string | undefined;
  readonly quoteClass: string | undefined;
}

function Voice({ voice: { quote, role, organisation }, className, quoteClass }: VoiceProps) {
  return (
    <figure className={className}>
      <blockquote className={quoteClass}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.source}>
        <span className={styles.role}>{role}</span>
        {organisation}
      </figcaption>
    </figure>
  );
}

function Result({ result: { figure, text, story } }: { readonly result: NonNullable<ProofData["result"]> }) {
  return (
    <div className={styles.result}>
      <Figure className={styles.figure} figure={figure} />
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

interface FigureProps {
  readonly figure: string | null;
  readonly className: string | undefined;
}

/** The figure of a result, hidden from assistive technology because the sentence contains it. */
function Figure({ figure, className }: FigureProps) {
  return figure ? (
    <p className={className} data-long={figure.length > SHORT} aria-hidden="true">
      {figure}
    </p>
  ) : null;
}
