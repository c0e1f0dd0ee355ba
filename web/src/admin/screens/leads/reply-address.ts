import type { WholeLead } from "~/generated/contract";

/** Returns a `mailto:` address with a subject that names the lead. */
export function replyAddress({
  email,
  service,
  reference,
}: Pick<WholeLead, "email" | "service" | "reference">): string {
  const subject = `Re: ${service || "Your message"} (${reference})`;
  // The @ stays readable for mail programs that do not decode it.
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
