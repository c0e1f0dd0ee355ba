import ArrowRight from "lucide-react/icons/arrow-right";
import { Component, createRef, type MouseEvent } from "react";
import { Button } from "~/ui/links/button";
import styles from "./submit-button.module.css";

interface SubmitButtonProps {
  readonly label: string;
  readonly disabled: boolean;
}

/**
 * Submits its form once per click. Its wrapper takes the focus while the button is disabled: a disabled button loses
 * the focus, and the next Tab would start elsewhere. A class component, for `getSnapshotBeforeUpdate`.
 */
export class SubmitButton extends Component<SubmitButtonProps> {
  private readonly place = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): boolean {
    return document.activeElement === this.button;
  }

  override componentDidUpdate(_props: SubmitButtonProps, _state: unknown, hadFocus: boolean): void {
    const place = this.place.current;
    if (this.props.disabled && hadFocus) place?.focus({ preventScroll: true });
    if (!this.props.disabled && document.activeElement === place) this.button?.focus({ preventScroll: true });
  }

  override render() {
    const { label, disabled } = this.props;
    return (
      <div ref={this.place} className={styles.place} tabIndex={-1}>
        <Button type="submit" size="lg" icon={ArrowRight} disabled={disabled} onClick={ignoreSecondOfTwo}>
          {label}
        </Button>
      </div>
    );
  }

  private get button(): HTMLButtonElement | null {
    return this.place.current?.querySelector("button") ?? null;
  }
}

/** Ignores the second click of a double click, even if the response to the first has arrived in between. */
function ignoreSecondOfTwo(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
