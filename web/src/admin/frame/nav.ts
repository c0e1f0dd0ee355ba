import {
  CalendarCheck,
  ChartNoAxesColumn,
  FileText,
  Images,
  Inbox,
  type LucideIcon,
  ScrollText,
  Send,
  Settings2,
  Users,
} from "lucide-react";
import type { Permission } from "~/generated/contract";

export interface Screen {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** A person needs one of them. */
  readonly permissions: readonly Permission[];
}

const SCREENS: readonly Screen[] = [
  { path: "/", label: "Overview", icon: ChartNoAxesColumn, permissions: ["leads", "content"] },
  { path: "/leads", label: "Leads", icon: Inbox, permissions: ["leads"] },
  { path: "/bookings", label: "Bookings", icon: CalendarCheck, permissions: ["checkIn"] },
  { path: "/content", label: "Content", icon: FileText, permissions: ["content"] },
  { path: "/media", label: "Media", icon: Images, permissions: ["media"] },
  { path: "/deliveries", label: "Deliveries", icon: Send, permissions: ["deliveries"] },
  { path: "/people", label: "People", icon: Users, permissions: ["users"] },
  { path: "/settings", label: "Settings", icon: Settings2, permissions: ["settings"] },
  { path: "/audit", label: "Audit log", icon: ScrollText, permissions: ["audit"] },
];

/** Returns the screens of a person. */
export function screensOf(may: (permission: Permission) => boolean): readonly Screen[] {
  return SCREENS.filter(({ permissions }) => permissions.some(may));
}
