import { ArrowRight } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "~/ui/button/button";

interface SubmitButtonProps {
  readonly label: string;
  readonly disabled: boolean;
}

/** Sends the form that it stands in, once a click. */
export function SubmitButton({ label, disabled }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" icon={ArrowRight} disabled={disabled} onClick={ignoreSecondOfTwo}>
      {label}
    </Button>
  );
}

/** The second press of a double click says nothing new, even where the first was answered in between. */
function ignoreSecondOfTwo(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
