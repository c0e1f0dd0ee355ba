/** Returns a `mailto:` address with a subject. */
export function mailAddress(email: string, subject: string): string {
  // The @ stays readable for mail programs that do not decode it.
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
