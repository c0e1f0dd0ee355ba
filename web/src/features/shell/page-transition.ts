/**
 * A visitor who goes on before the page has faded in skips the rest of the transition, whose promise then rejects. The
 * router, which starts transitions, does not listen to it, and the browser would report an error where there is none.
 */
export function letTransitionsBeSkipped(): void {
  if (!("startViewTransition" in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
