import { Compounds } from "~/ui/text/compounds";

interface CardTitleProps {
  readonly as?: "h2" | "h3" | "h4";
  readonly id?: string;
  readonly className: string | undefined;
  readonly text: string | null;
}

/** The heading of a card. */
export function CardTitle({ as: Heading = "h3", id, className, text }: CardTitleProps) {
  if (text === null) return null;
  return (
    <Heading id={id} className={className}>
      <Compounds text={text} />
    </Heading>
  );
}
