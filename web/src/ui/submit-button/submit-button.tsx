import { ArrowRight } from "lucide-react";
import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { Button } from "~/ui/button/button";
import styles from "./submit-button.module.css";

interface SubmitButtonProps {
  readonly label: string;
  readonly disabled: boolean;
}

/** Sends the form that it stands in, once a click. Its place holds the focus while the button is disabled. */
export function SubmitButton({ label, disabled }: SubmitButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  // Before the browser notices: a disabled button drops the focus, and the next Tab would start anywhere.
  useLayoutEffect(() => {
    const button = place.current?.querySelector("button");
    if (disabled && document.activeElement === button) place.current?.focus({ preventScroll: true });
    if (!disabled && document.activeElement === place.current) button?.focus({ preventScroll: true });
  }, [disabled]);

  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      <Button type="submit" size="lg" icon={ArrowRight} disabled={disabled} onClick={ignoreSecondOfTwo}>
        {label}
      </Button>
    </div>
  );
}

/** The second press of a double click says nothing new, even where the first was answered in between. */
function ignoreSecondOfTwo(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
