/** Whether the visitor has asked the browser to save data. Browsers that cannot be asked say nothing. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
