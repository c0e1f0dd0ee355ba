/** Everything that `/api/admin` receives and returns. */

export type Role = "owner" | "editor" | "sales" | "booth";

export type Action =
  | "leads"
  | "bookings"
  | "checkIn"
  | "content"
  | "media"
  | "deliveries"
  | "audit"
  | "users"
  | "settings"
  | "privacy";

export interface Me {
  id: string;
  email: string;
  role: Role;
  actions: Action[];
  secondFactor: boolean;
  secondFactorRequired: boolean;
  recoveryCodesLeft: number;
}

export type SignInAnswer = { status: "signedIn"; me: Me } | { status: "codeNeeded" };

export interface Session {
  id: string;
  createdAt: number;
  lastSeenAt: number;
  browser: string;
  current: boolean;
}

export interface LinkCheck {
  email: string;
  purpose: "invitation" | "reset";
}

export interface PasswordStrength {
  length: number;
  longEnough: boolean;
  strongEnough: boolean;
  advice: string;
}

export interface SecondFactorSetup {
  secret: string;
  uri: string;
  /** SVG markup. */
  qr: string;
}

export interface User {
  id: string;
  email: string;
  role: Role;
  status: "invited" | "active" | "disabled";
  secondFactor: boolean;
  lastSeenAt: number | null;
}

export interface UserLink {
  link: string;
  mailed: boolean;
}

export type LeadState = "new" | "progress" | "won" | "closed" | "spam";
export type LeadForm = "contact" | "event";
export type LeadSort = "newest" | "oldest" | "name" | "company" | "state";

export interface LeadRow {
  id: string;
  reference: string;
  createdAt: number;
  form: LeadForm;
  fullName: string;
  company: string;
  email: string;
  excerpt: string;
  state: LeadState;
  /** Id of a user. */
  assignee: string | null;
  suspect: boolean;
  revision: number;
}

export interface LeadFilter {
  text?: string;
  states?: LeadState[];
  form?: LeadForm;
  /** Id of a user, or `none`. */
  assignee?: string;
  /** First and last day, as YYYY-MM-DD in the site's time zone. */
  from?: string;
  to?: string;
  sort?: LeadSort;
}

export interface Person {
  id: string;
  email: string;
}

export interface LeadPage {
  total: number;
  pageSize: number;
  leads: LeadRow[];
  /** Counts over the filter without its states. */
  counts: Record<LeadState, number>;
  /** Possible assignees. */
  people: Person[];
}

export interface LeadNote {
  id: string;
  text: string;
  author: string;
  createdAt: number;
}

export interface Delivery {
  id: string;
  kind: "mail" | "webhook";
  /** Reference of a lead or booking. */
  about: string;
  subject: string;
  state: "waiting" | "sent" | "failed";
  attempts: number;
  dueAt: number | null;
  at: number;
  reason: string | null;
}

export interface Lead extends LeadRow {
  phone: string;
  description: string;
  service: string;
  answers: { label: string; value: string }[];
  consent: boolean;
  consentVersion: string | null;
  consentedAt: number | null;
  /** Path of the page with the form. */
  origin: string | null;
  event: string | null;
  notes: LeadNote[];
  messages: Delivery[];
}

/** Fields that a PATCH of one or several leads may set. */
export interface LeadChange {
  state?: LeadState;
  assignee?: string | null;
}

export interface PersonData {
  email: string;
  leads: number;
  bookings: number;
  messages: number;
}

export interface Deliveries {
  deliveries: Delivery[];
  waiting: number;
  failed: number;
}

export interface AuditEntry {
  id: string;
  at: number;
  user: string;
  action: string;
  object: string;
}

export interface AuditPage {
  entries: AuditEntry[];
  next: string | null;
}

export interface OverviewDay {
  day: string;
  leads: number;
  bookings: number;
}

export interface Overview {
  days: OverviewDay[];
  newLeads: number;
  bookingsToday: number;
  failedDeliveries: number;
  health: { ok: boolean; text: string };
}
