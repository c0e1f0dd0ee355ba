import { useSyncExternalStore } from "react";

/** Returns the open modal dialog. Nothing on this site opens a second one over it. */
export function useModalDialog(): Element | null {
  return useSyncExternalStore(watch, find, none);
}

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  // A dialog may be taken out of the page while it is open.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}

const find = () => document.querySelector("dialog:modal");
const none = () => null;
