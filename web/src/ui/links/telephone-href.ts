/** Returns the `tel:` address of a telephone number. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
