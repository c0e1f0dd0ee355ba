// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormSnapshot } from "~/core/contract";
import { useContactForm } from "~/features/contact/use-contact-form";
import { clearUnsentText } from "~/features/contact/use-unsent-text";
import type { ContactFormData } from "~/generated/contract";
import { CharacterCounter } from "~/ui/forms/character-counter";
import { WordsContext } from "~/ui/text/words";
import { words } from "./fixtures/words.ts";

const { state } = vi.hoisted(() => ({ state: { core: null as object | null, failed: false } }));

vi.mock("~/core/load", () => ({
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
  descriptionLimit: 10,
  prefill: { service: null, origin: null },
  form: null,
  sent: null,
};

/** A fake machine that stores the texts. */
class Texts {
  private readonly texts = new Map<string, string>();
  text = (field: string) => this.texts.get(field) ?? "";
  snapshot = () => initial;
  free = () => undefined;
  length = (field: string) => this.text(field).length;
  input(field: string, value: string, caret: number): number {
    this.texts.set(field, value);
    return caret;
  }
}

let renders = 0;

function View() {
  renders += 1;
  const form = useRef<HTMLFormElement>(null);
  const { descriptionLength, attributes } = useContactForm(form, DATA, "/api/contact-us/", "US");
  return (
    <form ref={form} {...attributes}>
      <input type="text" name="company" />
      <textarea id="description" name="description" />
      <CharacterCounter control="description" count={descriptionLength} limit={DATA.descriptionLimit} />
    </form>
  );
}

let container: HTMLElement;
let root: Root;

function show(shown: Partial<typeof state>): void {
  Object.assign(state, { core: null, failed: false }, shown);
  act(() =>
    root.render(
      <WordsContext value={words}>
        <View />
      </WordsContext>,
    ),
  );
  renders = 0;
}

function input(selector: string, value: string, isComposing = false): void {
  const control = find<HTMLInputElement>(selector);
  control.value = value;
  act(() => void control.dispatchEvent(new InputEvent("input", { bubbles: true, data: value, isComposing })));
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
  clearUnsentText();
  container.remove();
});

const withCore = { core: { Form: { contact: () => new Texts() } } };

test("a key in the description renders only the counter", () => {
  show(withCore);
  input("textarea", "12345678");
  expect(find("[aria-live]").textContent).toBe("8 of 10");
  input("textarea", "123456789");
  expect(find("[aria-live]").textContent).toBe("9 of 10");
  expect(renders).toBe(0);
});

test("composed text is counted after the composition", () => {
  show(withCore);
  input("textarea", "海面海面海面海面", true);
  expect(find("[aria-live]").textContent).toBe("");
  const composed = new CompositionEvent("compositionend", { bubbles: true, data: "海面海面海面海面" });
  act(() => void find("textarea").dispatchEvent(composed));
  expect(find("[aria-live]").textContent).toBe("8 of 10");
});

test("a press counts again after the browser has restored the page", () => {
  show({ failed: true });
  expect(posts()).toBe(true);
  expect(posts()).toBe(false);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(posts()).toBe(false);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(posts()).toBe(true);
});
