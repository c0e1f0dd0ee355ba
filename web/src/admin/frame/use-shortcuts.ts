import { useEffect, useRef, useSyncExternalStore } from "react";

const STORED = "admin-shortcuts";
const listeners = new Set<() => void>();

function areShortcutsOn(): boolean {
  return localStorage.getItem(STORED) !== "off";
}

export function setShortcutsOn(isOn: boolean): void {
  localStorage.setItem(STORED, isOn ? "on" : "off");
  for (const listener of listeners) listener();
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areShortcutsOn);
}

const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable]";
/** What takes the keyboard while it is open. A toast is a dialog that does not. */
const LAYER = "[role=dialog]:not([data-toast]), [role=menu], [role=listbox]";

/** Calls a function for a single key, except while typing or with shortcuts turned off. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !areShortcutsOn()) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      if (document.querySelector(LAYER)) return;
      const action = latest.current[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
