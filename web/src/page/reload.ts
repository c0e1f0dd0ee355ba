/** The page that confirms a form's submission, for reloads of the form's page at `path`. */
let outcome: { readonly path: string; readonly address: string } | null = null;

/** Sets the page that replaces the current one when it is reloaded after a failure. */
export function setOutcomePage(address: string): void {
  outcome = { path: location.pathname, address };
}

/**
 * Reloads a page that failed, or goes to `instead`. After an accepted form it goes to the confirmation, so that the
 * visitor does not send the form again.
 */
export function reloadFailedPage(instead?: string): void {
  const address = outcome?.path === location.pathname ? outcome.address : instead;
  if (address) location.assign(address);
  else location.reload();
}
