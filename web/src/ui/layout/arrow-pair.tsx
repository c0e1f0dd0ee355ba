import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { withCore } from "~/core/with-core";
import { Icon } from "~/ui/pictures/icon";
import styles from "./arrow-pair.module.css";
import round from "./round.module.css";

interface ArrowPairProps {
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly previousDisabled?: boolean;
  readonly nextDisabled?: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly className?: string | undefined;
}

/**
 * Two round buttons that move something backwards and forwards. At an end a button is `aria-disabled`: `disabled` would
 * drop the focus. Without scripts they are hidden.
 */
export function ArrowPair({
  previousLabel,
  nextLabel,
  previousDisabled = false,
  nextDisabled = false,
  onPrevious,
  onNext,
  className = "",
}: ArrowPairProps) {
  const button = `${round.round} ${styles.arrow}`;
  return (
    <div className={`${styles.pair} ${className}`}>
      <button
        type="button"
        className={button}
        aria-label={previousLabel}
        aria-disabled={previousDisabled}
        onClick={previousDisabled ? undefined : () => withCore(onPrevious)}
      >
        <Icon icon={ArrowLeft} />
      </button>
      <button
        type="button"
        className={button}
        aria-label={nextLabel}
        aria-disabled={nextDisabled}
        onClick={nextDisabled ? undefined : () => withCore(onNext)}
      >
        <Icon icon={ArrowRight} />
      </button>
    </div>
  );
}
