import { useSyncExternalStore } from "react";

/** Returns the open modal dialog. The site never opens a second one. */
export function modalDialog(): Element | null {
  return document.querySelector("dialog:modal");
}

/** Returns the open modal dialog, and renders again when it changes. */
export function useModalDialog(): Element | null {
  return useSyncExternalStore(watch, modalDialog, none);
}

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  // A dialog may be removed from the page while it is open.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}

const none = () => null;
