// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PickerSnapshot } from "~/core/contract";
import { DayChoices } from "~/features/booking/day-choices";
import { LostSlot } from "~/features/booking/lost-slot";
import { PickerFocus } from "~/features/booking/picker-focus";
import { SlotChoices } from "~/features/booking/slot-choices";
import { WordsContext } from "~/ui/text/words";
import { words } from "./fixtures/words.ts";

const FIRST = "2027-10-12";
const SECOND = "2027-10-13";
const LABELS = { [FIRST]: "12 Oct 2027", [SECOND]: "13 Oct 2027" };
const SLOTS = ["10:30 AM-11:00 AM", "11:00 AM-11:30 AM", "11:30 AM-12:00 PM", "12:00 PM-12:30 PM"] as const;

interface Facts {
  readonly days: readonly (keyof typeof LABELS)[];
  readonly date: string | null;
  readonly time: string | null;
  readonly booked: readonly string[];
  readonly notice: PickerSnapshot["notice"];
  readonly alternatives: readonly string[];
}

/** The first of two days is selected, and every slot is free. */
const START: Facts = {
  days: [FIRST, SECOND],
  date: FIRST,
  time: null,
  booked: [],
  notice: null,
  alternatives: [],
};

const label = (time: string) => time.replace("-", " to ");

function pickerOf({ days, date, time, booked, notice, alternatives }: Facts): PickerSnapshot {
  return {
    ended: days.length === 0,
    timeZone: "America/Los_Angeles",
    days: days.map((day) => ({
      date: day,
      label: LABELS[day],
      weekday: "Tuesday",
      free: 4,
      reason: null,
      selected: day === date,
    })),
    slots: SLOTS.map((slot, index) => ({
      time: slot,
      start: 630 + 30 * index,
      startsAt: null,
      label: label(slot),
      state: booked.includes(slot) ? "booked" : "free",
      reason: booked.includes(slot) ? "booked" : null,
      selected: slot === time,
    })),
    date,
    time,
    notice,
    alert: null,
    alternatives: alternatives.map((slot) => ({
      date: FIRST,
      time: slot,
      dateLabel: LABELS[FIRST],
      timeLabel: label(slot),
    })),
  };
}

function View({ picker }: { readonly picker: PickerSnapshot }) {
  const choose = () => undefined;
  return (
    <PickerFocus picker={picker}>
      {picker.notice ? (
        <LostSlot
          notice={picker.notice}
          alternatives={picker.alternatives}
          isOutcome={false}
          onChoose={choose}
        />
      ) : null}
      <DayChoices id="days" days={picker.days} total={4} invalid={false} live onChoose={choose} />
      <SlotChoices id="slots" picker={picker} own={new Map()} invalid={false} live onChoose={choose} />
    </PickerFocus>
  );
}

let facts: Facts;
let container: HTMLElement;
let root: Root;

/** Renders the picker with changed facts. */
function update(change: Partial<Facts>): void {
  facts = { ...facts, ...change };
  act(() =>
    root.render(
      <WordsContext value={words}>
        <View picker={pickerOf(facts)} />
      </WordsContext>,
    ),
  );
}

function find(selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

const choice = (value: string) => `[value="${value}"]`;
const focus = (selector: string) => act(() => find(selector).focus());
const announced = () => find("[aria-live]").textContent;

/** Returns the value of the focused choice, or the role of another element. */
function focused(): string | null | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement
    ? activeElement.value
    : activeElement?.getAttribute("role");
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
  facts = START;
  update({});
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

describe("the focus moves", () => {
  test.each([
    ["is booked", "taken"],
    ["has begun", "passed"],
  ] as const)("from a selected slot that %s to the notice, which is an alert", (_, notice) => {
    update({ time: SLOTS[1] });
    focus(choice(SLOTS[1]));
    update({ time: null, booked: [SLOTS[1]], notice, alternatives: [SLOTS[0]] });
    expect(focused()).toBe("alert");
    expect(announced()).toBe("");
  });

  test("from an unselected slot to the nearest free one, the earlier of two, and announces the loss", () => {
    focus(choice(SLOTS[2]));
    update({ booked: [SLOTS[2]] });
    expect(focused()).toBe(SLOTS[1]);
    expect(announced()).toBe("11:30 AM to 12:00 PM is no longer free.");
    update({ booked: [SLOTS[1], SLOTS[2]] });
    expect(focused()).toBe(SLOTS[0]);
    expect(announced()).toBe("11:00 AM to 11:30 AM is no longer free.");
    focus(choice(SLOTS[3]));
    expect(announced()).toBe("");
  });

  test("past a notice about another slot", () => {
    update({ booked: [SLOTS[0]], notice: "taken", alternatives: [SLOTS[1]] });
    focus(choice(SLOTS[3]));
    update({ booked: [SLOTS[0], SLOTS[3]] });
    expect(focused()).toBe(SLOTS[2]);
    expect(announced()).toBe("12:00 PM to 12:30 PM is no longer free.");
  });

  test("from the last free slot of a day to the day", () => {
    focus(choice(SLOTS[2]));
    update({ booked: SLOTS });
    expect(focused()).toBe(FIRST);
    expect(announced()).toBe("11:30 AM to 12:00 PM is no longer free.");
  });

  test("from a booked alternative to the notice", () => {
    update({ booked: [SLOTS[1]], notice: "taken", alternatives: [SLOTS[0], SLOTS[2]] });
    focus("[role=alert] button");
    update({ booked: [SLOTS[0], SLOTS[1]], alternatives: [SLOTS[2]] });
    expect(focused()).toBe("alert");
    expect(announced()).toBe("");
  });

  test("from a selected alternative to its slot without an announcement", () => {
    update({ booked: [SLOTS[1]], notice: "taken", alternatives: [SLOTS[0]] });
    focus("[role=alert] button");
    update({ time: SLOTS[0], notice: null, alternatives: [] });
    expect(focused()).toBe(SLOTS[0]);
    expect(announced()).toBe("");
  });

  test("from a past day to the next one", () => {
    focus(choice(FIRST));
    update({ days: [SECOND], date: null });
    expect(focused()).toBe(SECOND);
    expect(announced()).toBe("12 Oct 2027 is over.");
  });

  test("from a notice that is removed with its day to the next day", () => {
    update({ booked: [SLOTS[1]], notice: "taken", alternatives: [SLOTS[0]] });
    focus("[role=alert]");
    update({ days: [SECOND], date: null, notice: null, alternatives: [] });
    expect(focused()).toBe(SECOND);
    expect(announced()).toBe("12 Oct 2027 is over.");
  });

  test("from the last day of the event to the container of the days", () => {
    update({ days: [SECOND], date: SECOND });
    focus(choice(SECOND));
    update({ days: [], date: null });
    expect(document.activeElement).toBe(container.firstElementChild);
    expect(announced()).toBe("13 Oct 2027 is over.");
  });
});

test("the focus stays on an unchanged control and outside the picker", () => {
  focus(choice(SLOTS[3]));
  update({ booked: [SLOTS[0]] });
  expect(focused()).toBe(SLOTS[3]);
  act(() => find(choice(SLOTS[3])).blur());
  update({ booked: [SLOTS[0], SLOTS[3]] });
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe("");
});
