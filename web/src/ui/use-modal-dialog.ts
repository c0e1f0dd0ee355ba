import { useSyncExternalStore } from "react";

/** Returns the open modal dialog, while `isWatched`. Nothing on this site opens a second one over it. */
export function useModalDialog(isWatched: boolean): Element | null {
  return useSyncExternalStore(isWatched ? watch : ignore, isWatched ? find : none, none);
}

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  // A dialog may be taken out of the page while it is open.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}

const ignore = () => () => undefined;
const find = () => document.querySelector("dialog:modal");
const none = () => null;
