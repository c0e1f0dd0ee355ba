import { ChartNoAxesColumn, Inbox, type LucideIcon, ScrollText, Send, Users } from "lucide-react";
import type { Permission } from "~/generated/contract";

export interface Screen {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Everyone may see a screen without one. */
  readonly action?: Permission;
}

export const SCREENS: readonly Screen[] = [
  { path: "/", label: "Overview", icon: ChartNoAxesColumn },
  { path: "/leads", label: "Leads", icon: Inbox, action: "leads" },
  { path: "/deliveries", label: "Deliveries", icon: Send, action: "deliveries" },
  { path: "/people", label: "People", icon: Users, action: "users" },
  { path: "/audit", label: "Audit log", icon: ScrollText, action: "audit" },
];
