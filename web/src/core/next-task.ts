/**
 * Resolves in a new task, before which the browser can take presses and paint; at once in a tab in the background, where
 * timers come once a second.
 */
export async function nextTask(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
}
