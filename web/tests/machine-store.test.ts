import { expect, test, vi } from "vitest";
import { MachineStore } from "~/core/machine-store";

class Counter {
  count = 0;
  freed = 0;
  add(amount: number): number {
    this.count += amount;
    return this.count;
  }
  snapshot() {
    return { count: this.count };
  }
  free() {
    this.freed += 1;
  }
}

const create = () => new MachineStore<Counter, { count: number }>({ count: 0 });

test("returns the initial snapshot until a machine is attached", () => {
  const store = create();
  expect(store.send((machine) => machine.add(1))).toBeUndefined();
  expect(store.getSnapshot()).toEqual({ count: 0 });
});

test("caches the snapshot between events", () => {
  const store = create();
  store.attach(new Counter());
  const before = store.getSnapshot();
  expect(store.getSnapshot()).toBe(before);
  expect(store.send((machine) => machine.add(2))).toBe(2);
  expect(store.getSnapshot()).not.toBe(before);
  expect(store.getSnapshot()).toEqual({ count: 2 });
});

test("a machine that starts in the rendered state does not notify readers, any other does", () => {
  const store = create();
  const listener = vi.fn();
  store.subscribe(listener);
  const rendered = store.getSnapshot();
  store.attach(new Counter());
  expect(store.getSnapshot()).toBe(rendered);
  expect(listener).not.toHaveBeenCalled();
  const other = new Counter();
  other.add(3);
  store.attach(other);
  expect(store.getSnapshot()).toEqual({ count: 3 });
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a snapshot may be undefined, as for a closed menu", () => {
  const store = new MachineStore<{ snapshot(): undefined; free(): void }, undefined | null>(null);
  store.attach({ snapshot: () => undefined, free: () => {} });
  expect(store.getSnapshot()).toBeUndefined();
});

test("notifies subscribers on every event until they unsubscribe", () => {
  const store = create();
  store.attach(new Counter());
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.send((machine) => machine.add(1));
  leave();
  store.send((machine) => machine.add(1));
  expect(listener).toHaveBeenCalledTimes(1);
});

test("frees its machine once and does not use it afterwards", () => {
  const store = create();
  const machine = new Counter();
  const detach = store.attach(machine);
  store.send((counter) => counter.add(5));
  detach();
  expect(machine.freed).toBe(1);
  expect(store.send((counter) => counter.add(1))).toBeUndefined();
  expect(store.getSnapshot()).toEqual({ count: 5 });
});

test("detaching a replaced machine keeps the new one", () => {
  const store = create();
  const first = store.attach(new Counter());
  const second = new Counter();
  store.attach(second);
  first();
  expect(store.send((machine) => machine.add(3))).toBe(3);
  expect(second.freed).toBe(0);
});
