// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormSnapshot } from "~/core/contract";
import { useContactForm } from "~/features/contact/use-contact-form";
import type { ContactFormData } from "~/generated/contract";

const { state } = vi.hoisted(() => ({ state: { core: null as object | null, failed: false } }));

vi.mock("~/core/load", () => ({
  attempt: (call: (...args: unknown[]) => unknown, ...args: unknown[]) => call(...args),
  currentCore: () => state.core,
  hasCoreFailed: () => state.failed,
  loadCore: async () => state.core,
  subscribeToCore: () => () => undefined,
  subscribeMachineToCore: () => () => undefined,
}));

const initial = {
  values: { privacy: false },
  errors: [],
  submission: { status: "idle" },
} as unknown as FormSnapshot;

const DATA: ContactFormData = {
  machine: initial,
  descriptionLimit: 5_000,
  prefill: { service: null, origin: null },
  form: null,
  sent: null,
};

/** A machine that keeps one text. */
class OneText {
  private value = "";
  text = () => this.value;
  length = () => this.value.length;
  snapshot = () => initial;
  free = () => undefined;
  input(_field: string, value: string, caret: number): number {
    this.value = value;
    return caret;
  }
}

function View() {
  const form = useRef<HTMLFormElement>(null);
  const { descriptionLength, handlers } = useContactForm(form, DATA, "/api/contact-us/", "US");
  return (
    <form ref={form} {...handlers}>
      <textarea name="description" />
      <output>{descriptionLength}</output>
    </form>
  );
}

let container: HTMLElement;
let root: Root;

function show(shown: Partial<typeof state>): void {
  Object.assign(state, { core: null, failed: false }, shown);
  act(() => root.render(<View />));
}

function find<Found extends Element>(selector: string): Found {
  const found = container.querySelector<Found>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** Returns true when a press of Submit reaches the browser, which then posts the form. */
function posts(): boolean {
  return find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

test("counts what an input method has put in", () => {
  show({ core: { Form: { contact: () => new OneText() } } });
  const description = find<HTMLTextAreaElement>("textarea");
  description.value = "海面";
  act(() => {
    description.dispatchEvent(new InputEvent("input", { bubbles: true, data: "海面", isComposing: true }));
  });
  expect(find("output").textContent).toBe("0");
  act(() => {
    description.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "海面" }));
  });
  expect(find("output").textContent).toBe("2");
});

test("counts a press again once the browser has brought the page back", () => {
  show({ failed: true });
  expect(posts()).toBe(true);
  expect(posts()).toBe(false);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(posts()).toBe(false);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(posts()).toBe(true);
});
