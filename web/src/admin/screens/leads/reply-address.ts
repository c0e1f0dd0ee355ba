import type { WholeLead } from "~/generated/contract";
import { mailAddress } from "../../ui/mail-address";

/** Returns a `mailto:` address with a subject that names the lead. */
export function replyAddress({
  email,
  service,
  reference,
}: Pick<WholeLead, "email" | "service" | "reference">): string {
  return mailAddress(email, `Re: ${service || "Your message"} (${reference})`);
}
