import type { WholeLead } from "~/generated/contract";
import { mailAddress } from "../../ui/mail-address";

/** Returns a `mailto:` address with a subject that names the lead. */
export function replyAddress(lead: Pick<WholeLead, "email" | "service" | "reference">): string {
  return mailAddress(lead.email, `Re: ${lead.service || "Your message"} (${lead.reference})`);
}

/** Returns an address as a path of this site, or null if it leads elsewhere. Visitors' browsers send it. */
export function sitePath(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search : null;
}
