import { ArrowLeft, ArrowRight } from "lucide-react";
import { Icon } from "~/ui/icon/icon";
import styles from "./arrow-pair.module.css";

interface ArrowPairProps {
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly className?: string | undefined;
}

/** Two round buttons that move something back and on. Where scripts do not run they would do nothing, and are gone. */
export function ArrowPair({ previousLabel, nextLabel, onPrevious, onNext, className = "" }: ArrowPairProps) {
  return (
    <div className={`${styles.pair} ${className}`}>
      <button type="button" className={styles.arrow} aria-label={previousLabel} onClick={onPrevious}>
        <Icon icon={ArrowLeft} />
      </button>
      <button type="button" className={styles.arrow} aria-label={nextLabel} onClick={onNext}>
        <Icon icon={ArrowRight} />
      </button>
    </div>
  );
}
