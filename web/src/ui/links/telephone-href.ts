export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
