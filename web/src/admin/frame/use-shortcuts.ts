import { useEffect, useEffectEvent } from "react";
import { createStore } from "../ui/store";

const STORED = "admin-shortcuts";
const areOn = createStore(localStorage.getItem(STORED) !== "off");

export function setShortcutsOn(isOn: boolean): void {
  localStorage.setItem(STORED, isOn ? "on" : "off");
  areOn.set(isOn);
}

export const useShortcutsOn = areOn.use;

const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable]";
/** What takes the keyboard while it is open. A toast is a dialog that does not. */
const LAYER = "[role=dialog]:not([data-toast]), [role=menu], [role=listbox]";

/** Calls a function for a single key, except while typing or with shortcuts turned off. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  useKeyDown((event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !areOn.get()) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    if (document.querySelector(LAYER)) return;
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/** Calls a function for a letter with Ctrl or Command. */
export function useCommandKey(letter: string, run: () => void): void {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== letter) return;
    event.preventDefault();
    run();
  });
}

function useKeyDown(onKeyDown: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
