import ArrowRight from "lucide-react/icons/arrow-right";
import type { MouseEvent } from "react";
import { Button } from "~/ui/links/button";

interface SubmitButtonProps {
  readonly label: string;
  /** True while the form is sent. The form ignores a press; a `disabled` button would lose the focus. */
  readonly disabled: boolean;
}

/** Submits its form once per click. */
export function SubmitButton({ label, disabled }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" icon={ArrowRight} aria-disabled={disabled} onClick={ignoreSecondOfTwo}>
      {label}
    </Button>
  );
}

/** Ignores the second click of a double click, even if the response to the first has arrived in between. */
function ignoreSecondOfTwo(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
