import type { Role } from "~/generated/contract";

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: "Owner",
  editor: "Editor",
  sales: "Sales",
  booth: "Booth",
};

export const ROLE_HINTS: Readonly<Record<Role, string>> = {
  owner: "Everything, including people and settings",
  editor: "Content and media",
  sales: "Leads, bookings, exports and data requests",
  booth: "Today's bookings: see, check in, move",
};
