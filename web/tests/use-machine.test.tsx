// @vitest-environment happy-dom
import { act, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useMachine } from "~/core/use-machine";

const { core, machines } = vi.hoisted(() => ({
  core: { current: null as object | null, listeners: new Set<() => void>() },
  machines: [] as { count: number; freed: boolean }[],
}));

vi.mock("~/core/load", () => ({
  currentCore: () => core.current,
  subscribeMachineToCore: (listener: () => void) => {
    core.listeners.add(listener);
    return () => core.listeners.delete(listener);
  },
}));

class Counter {
  count = 1;
  freed = false;
  constructor() {
    machines.push(this);
  }
  add(): void {
    this.count += 1;
  }
  snapshot() {
    if (this.freed) throw new Error("used after free");
    return { count: this.count };
  }
  free(): void {
    this.freed = true;
  }
}

function View() {
  const [snapshot, send] = useMachine<Counter, { count: number }>(() => new Counter(), { count: 0 });
  return (
    <button type="button" onClick={() => send((machine) => machine.add())}>
      {snapshot.count}
    </button>
  );
}

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  core.current = null;
  machines.length = 0;
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
  act(() =>
    root.render(
      <StrictMode>
        <View />
      </StrictMode>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

const arrive = () =>
  act(() => {
    core.current = {};
    for (const listener of core.listeners) listener();
  });
const press = () => act(() => container.querySelector("button")?.click());

test("shows the initial snapshot without a core, and a press has no effect", () => {
  press();
  expect(container.textContent).toBe("0");
  expect(machines).toHaveLength(0);
});

test("follows the machine once the core has loaded", () => {
  arrive();
  expect(container.textContent).toBe("1");
  press();
  expect(container.textContent).toBe("2");
});

test("frees every created machine, including StrictMode's second one", () => {
  arrive();
  act(() => root.unmount());
  expect(machines.length).toBeGreaterThan(0);
  expect(machines.every((machine) => machine.freed)).toBe(true);
});
