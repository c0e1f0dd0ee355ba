/**
 * Returns a function that tells whether the visitor has left the form's page since. The address changes first; the form
 * stands until the next page has been rendered.
 */
export function leaveCheck(form: HTMLFormElement): () => boolean {
  const { pathname } = location;
  return () => location.pathname !== pathname || !form.isConnected;
}
