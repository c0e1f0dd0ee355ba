const presses: HTMLElement[] = [];

/** Keeps a press on a button that does nothing without scripts, while they load. */
function keep({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>("button[type=button]");
  if (button) presses.push(button);
}

/** Repeats the presses that were kept, and keeps no more. */
function repeat(): void {
  removeEventListener("click", keep);
  for (const button of presses) button.click();
}

addEventListener("click", keep);
// An event, since a module that both sides import would lie in the file of the later one.
addEventListener("hydrating", repeat, { once: true });
