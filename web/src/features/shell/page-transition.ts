/**
 * Ignores the rejections of skipped transitions. A navigation during a transition skips it and rejects its promise. The
 * router, which starts transitions, does not handle that, so the browser would report an unhandled rejection.
 */
export function ignoreSkippedTransitions(): void {
  if (!("startViewTransition" in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
