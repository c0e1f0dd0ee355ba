import { Component, createRef, type ReactNode } from "react";
import type { PickerSnapshot } from "~/core/contract";
import type { Words } from "~/generated/contract";
import { fillWith } from "~/ui/text/fill";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { WordsContext } from "~/ui/text/words";

interface PickerFocusProps {
  readonly picker: PickerSnapshot;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

interface PickerFocusState {
  /** Why the focused choice was lost, for screen readers. */
  readonly loss: string | null;
}

interface FocusedControl {
  readonly control: HTMLElement;
  readonly isInNotice: boolean;
  /** The radio buttons of its group, in order. */
  readonly group: readonly HTMLElement[];
}

const NOTICE = "[role=alert]";

/**
 * Keeps the focus among days and slots when an update disables or removes the focused control: browsers would drop the
 * focus, and the next Tab would start elsewhere. A notice about the loss takes the focus; without a notice the nearest
 * choice does, and the loss is announced. A class component, for `getSnapshotBeforeUpdate`.
 */
export class PickerFocus extends Component<PickerFocusProps, PickerFocusState, FocusedControl | null> {
  static override readonly contextType = WordsContext;
  declare readonly context: Words | null;
  override readonly state: PickerFocusState = { loss: null };
  private readonly place = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): FocusedControl | null {
    const place = this.place.current;
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === place || !place?.contains(control)) return null;
    const group = control instanceof HTMLInputElement ? control.name : null;
    return {
      control,
      isInNotice: control.closest(NOTICE) !== null,
      group: [...place.querySelectorAll("input")].filter(({ name }) => name === group),
    };
  }

  override componentDidUpdate(
    { picker: before }: PickerFocusProps,
    _state: PickerFocusState,
    focused: FocusedControl | null,
  ): void {
    const place = this.place.current;
    if (!place || !focused || canHoldFocus(focused.control)) return;
    const { picker } = this.props;
    // An earlier notice may be about another slot.
    const isAboutLoss = focused.isInNotice || picker.notice !== before.notice;
    const notice = isAboutLoss ? place.querySelector<HTMLElement>(NOTICE) : null;
    const next = notice ?? nearestChoice(focused) ?? chosenOrFirst(place) ?? place;
    next.focus();
    this.setState({ loss: notice ? null : lossOf(this.context, focused.control, before, picker) });
  }

  override render() {
    const { className, children } = this.props;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus of its content
      <div ref={this.place} className={className} tabIndex={-1} onBlur={this.forgetLoss}>
        {children}
        <VisuallyHidden as="p" aria-live="polite">
          {this.state.loss}
        </VisuallyHidden>
      </div>
    );
  }

  /** Clears the announcement, which could be read again later when it is no longer true. */
  private readonly forgetLoss = (): void => {
    if (this.state.loss !== null) this.setState({ loss: null });
  };
}

function canHoldFocus(control: HTMLElement): boolean {
  return control.isConnected && !control.matches(":disabled");
}

/** Returns the enabled choice nearest to the lost one; at equal distance the earlier one, like the alternatives. */
function nearestChoice({ control, group }: FocusedControl): HTMLElement | undefined {
  const distance = (choice: HTMLElement) => Math.abs(group.indexOf(choice) - group.indexOf(control));
  return group.filter(canHoldFocus).sort((one, other) => distance(one) - distance(other))[0];
}

/** Returns the chosen slot, otherwise the chosen day, otherwise the first day; null once no day is left. */
function chosenOrFirst(place: HTMLElement): HTMLElement | null {
  const find = (selector: string) => place.querySelector<HTMLElement>(selector);
  return find("[name=time]:checked") ?? find("[name=date]:checked") ?? find("[name=date]");
}

/** Returns the text on why the control was disabled or removed; null if the visitor caused it. */
function lossOf(
  words: Words | null,
  control: HTMLElement,
  before: PickerSnapshot,
  after: PickerSnapshot,
): string | null {
  if (!words) return null;
  const { dayOver, slotLost } = words.booking;
  const { name, value } = control instanceof HTMLInputElement ? control : { name: "", value: "" };
  const date = name === "date" ? value : before.date;
  const day = before.days.find((day) => day.date === date);
  if (day && !after.days.some((day) => day.date === date)) return fillWith(dayOver, { date: day.label });
  const slot = name === "time" ? after.slots.find(({ time }) => time === value) : undefined;
  return slot?.reason ? fillWith(slotLost, { time: slot.label }) : null;
}
