import {
  CalendarCheck,
  ChartNoAxesColumn,
  FileText,
  Inbox,
  type LucideIcon,
  ScrollText,
  Send,
  Users,
} from "lucide-react";
import type { Permission } from "~/generated/contract";

export interface Screen {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** A person needs one of them. */
  readonly actions: readonly Permission[];
}

const SCREENS: readonly Screen[] = [
  { path: "/", label: "Overview", icon: ChartNoAxesColumn, actions: ["leads", "content"] },
  { path: "/leads", label: "Leads", icon: Inbox, actions: ["leads"] },
  { path: "/bookings", label: "Bookings", icon: CalendarCheck, actions: ["checkIn"] },
  { path: "/content", label: "Content", icon: FileText, actions: ["content"] },
  { path: "/deliveries", label: "Deliveries", icon: Send, actions: ["deliveries"] },
  { path: "/people", label: "People", icon: Users, actions: ["users"] },
  { path: "/audit", label: "Audit log", icon: ScrollText, actions: ["audit"] },
];

/** Returns the screens of a person. */
export function screensOf(may: (action: Permission) => boolean): readonly Screen[] {
  return SCREENS.filter(({ actions }) => actions.some(may));
}
