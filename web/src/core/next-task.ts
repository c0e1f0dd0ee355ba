/**
 * Resolves in a new task, so that the browser can handle input and paint first; immediately in a background tab, where
 * timers fire only once a second.
 */
export async function nextTask(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
}
