/** The page that shows what a form on this path has stored. */
let outcome: { readonly path: string; readonly address: string } | null = null;

/** Sets the page that a reload of this one leads to after a failure. */
export function setOutcomePage(address: string): void {
  outcome = { path: location.pathname, address };
}

/**
 * Reloads a page that failed, or goes to `instead`. A visitor who doesn't see that a form was accepted would send it
 * again.
 */
export function reloadFailedPage(instead?: string): void {
  const address = outcome?.path === location.pathname ? outcome.address : instead;
  if (address) location.assign(address);
  else location.reload();
}
