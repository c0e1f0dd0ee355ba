import { useSyncExternalStore } from "react";

/** Returns the open modal dialog. Nothing on this site opens a second one over it. */
export function modalDialog(): Element | null {
  return document.querySelector("dialog:modal");
}

/** Returns the open modal dialog, and renders again when it changes. */
export function useModalDialog(): Element | null {
  return useSyncExternalStore(watch, modalDialog, none);
}

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  // A dialog may be taken out of the page while it is open.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}

const none = () => null;
