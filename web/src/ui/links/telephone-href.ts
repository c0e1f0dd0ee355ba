/** Returns the address that calls a telephone number. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
