import {
  Briefcase,
  CalendarDays,
  CornerDownRight,
  LayoutTemplate,
  ListTree,
  type LucideIcon,
  MessageSquareQuote,
  Newspaper,
  PanelsTopLeft,
  PenLine,
  Settings2,
  Ticket,
} from "lucide-react";
import type { DocumentKind } from "./types";

interface KindWords {
  readonly label: string;
  readonly plural: string;
  readonly icon: LucideIcon;
  /** There can be any number of documents. */
  readonly isCollection: boolean;
}

export const KINDS: Readonly<Record<DocumentKind, KindWords>> = {
  page: { label: "Page", plural: "Pages", icon: LayoutTemplate, isCollection: true },
  blog: { label: "Post", plural: "Posts", icon: PenLine, isCollection: true },
  news: { label: "News", plural: "News", icon: Newspaper, isCollection: true },
  event: { label: "Event", plural: "Events", icon: CalendarDays, isCollection: true },
  landing: { label: "Event landing", plural: "Event landings", icon: Ticket, isCollection: true },
  job: { label: "Job", plural: "Jobs", icon: Briefcase, isCollection: true },
  list: { label: "List", plural: "Lists", icon: ListTree, isCollection: false },
  menus: { label: "Menus", plural: "Menus", icon: PanelsTopLeft, isCollection: false },
  words: { label: "Words", plural: "Words", icon: MessageSquareQuote, isCollection: false },
  redirects: { label: "Redirects", plural: "Redirects", icon: CornerDownRight, isCollection: false },
  settings: { label: "Settings", plural: "Settings", icon: Settings2, isCollection: false },
};

/** Returns the screen that leads to a document. */
export const screenOf = (kind: DocumentKind) =>
  kind === "settings"
    ? ({ path: "/settings", label: "Settings" } as const)
    : ({ path: "/content", label: "All documents" } as const);

export const KIND_ORDER = Object.keys(KINDS) as DocumentKind[];
