import { ordinal } from "~/ui/text/ordinal";

interface CardNumberProps {
  readonly className: string | undefined;
  readonly index: number;
}

/** The number of a card, hidden from assistive technology, which announces it from the list. */
export function CardNumber({ className, index }: CardNumberProps) {
  return (
    <span className={className} aria-hidden="true">
      {ordinal(index)}
    </span>
  );
}
