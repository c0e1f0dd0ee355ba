import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useQueries, useQuery } from "@tanstack/react-query";
import { CalendarCheck, FileText, Inbox, LogOut, type LucideIcon, Search, UserRound } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Permission } from "~/generated/contract";
import { boardEventsQuery, foundBookingsQuery, leadsQuery } from "../api/queries";
import { useMay, useSignOut } from "../api/session";
import { matching } from "../content/documents/list-state";
import { documentsQuery } from "../content/queries";
import { boardAddress } from "../screens/bookings/board-place";
import { slotLabel } from "../screens/bookings/slot-time";
import { useDebounced } from "../ui/use-debounced";
import { screensOf } from "./nav";
import styles from "./palette.module.css";

/** Shorter texts find too much. */
const MIN_LETTERS = 2;
/** Rows of documents, of leads and of bookings. */
const ROWS_SHOWN = 8;

interface Command {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon: LucideIcon;
  /** An address to go to, or something else to do. */
  readonly action: string | (() => void);
}

interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Goes to a screen, or finds a document, a lead or a booking by its text. */
export function Palette({ open, onClose }: PaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className={styles.popup} aria-label="Search">
          <PaletteList onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteList({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const screens = useScreenCommands(text);
  const { leads, isSearching: isSearchingLeads } = useLeadCommands(text);
  const { bookings, isSearching: isSearchingBookings } = useBookingCommands(text);
  const isSearching = isSearchingLeads || isSearchingBookings;
  const documents = useDocumentCommands(text);
  const groups = [
    { label: "Go to", items: screens },
    { label: "Content", items: documents },
    { label: "Leads", items: leads },
    { label: "Bookings", items: bookings },
  ].filter(({ items }) => items.length > 0);
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      value={text}
      onValueChange={(value, { reason }) => (reason === "item-press" ? undefined : setText(value))}
      filter={null}
      itemToStringValue={(command: Command) => command.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.field}>
        <Search aria-hidden="true" size={18} />
        <Autocomplete.Input
          className={styles.input}
          aria-label="Search for a screen, a document, a lead or a booking"
          placeholder="Go to, or find content, a person or a company"
        />
      </div>
      <Autocomplete.Status className={styles.status}>
        {isSearching ? "Searching" : groups.length === 0 ? "Nothing found" : null}
      </Autocomplete.Status>
      <Autocomplete.List className={styles.list}>
        {(group: (typeof groups)[number]) => (
          <Autocomplete.Group key={group.label} items={group.items}>
            <Autocomplete.GroupLabel className={styles.label}>{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.value}
                  value={command}
                  className={styles.item}
                  onClick={() => {
                    onClose();
                    if (typeof command.action === "string") void navigate(command.action);
                    else command.action();
                  }}
                >
                  <command.icon aria-hidden="true" size={16} strokeWidth={1.75} />
                  <span className={styles.name}>{command.label}</span>
                  <span className={styles.detail}>{command.detail}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

function useScreenCommands(text: string): Command[] {
  const may = useMay();
  const signOut = useSignOut();
  const commands: Command[] = [
    ...screensOf(may).map(({ path, label, icon }) => ({ value: path, label, icon, action: path })),
    { value: "/account", label: "My account", icon: UserRound, action: "/account" },
    { value: "sign-out", label: "Sign out", icon: LogOut, action: signOut },
  ];
  return commands.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
}

function useDocumentCommands(text: string): Command[] {
  const { typed, isWanted } = useSearched(text, "content");
  const { data } = useQuery({ ...documentsQuery, enabled: isWanted });
  if (!isWanted || !data) return [];
  return matching(data.documents, { text: typed, kind: "" })
    .slice(0, ROWS_SHOWN)
    .map(({ id, title, name, path }) => ({
      value: id,
      label: title,
      detail: path ?? name,
      icon: FileText,
      action: `/content/${id}`,
    }));
}

function useLeadCommands(text: string): { leads: Command[]; isSearching: boolean } {
  const { typed, settled, isWanted, enabled } = useSearched(text, "leads");
  const { data, isFetching } = useQuery({ ...leadsQuery({ text: settled }, 1), enabled });
  const rows = enabled ? (data?.leads ?? []).slice(0, ROWS_SHOWN) : [];
  return {
    isSearching: isWanted && (isFetching || settled !== typed),
    leads: rows.map(({ id, fullName, company, state }) => ({
      value: id,
      label: fullName,
      detail: company,
      icon: Inbox,
      action: `/leads/${id}?state=${state}`,
    })),
  };
}

/** Finds bookings of the events that have not ended. */
function useBookingCommands(text: string): { bookings: Command[]; isSearching: boolean } {
  const may = useMay();
  const { typed, settled, isWanted, enabled } = useSearched(text, "checkIn");
  const { data: events = [] } = useQuery({ ...boardEventsQuery, enabled: isWanted });
  const searched = events.filter(({ ended, today }) => (may("bookings") ? !ended : today !== null));
  const results = useQueries({
    queries: searched.map(({ token }) => ({ ...foundBookingsQuery(token, settled), enabled })),
  });
  const found = enabled ? results.flatMap(({ data = [] }) => data).slice(0, ROWS_SHOWN) : [];
  return {
    isSearching: isWanted && (settled !== typed || results.some(({ isFetching }) => isFetching)),
    bookings: found.map((booking) => ({
      value: booking.id,
      label: booking.fullName,
      detail: [slotLabel(booking), booking.company].filter(Boolean).join(" · "),
      icon: CalendarCheck,
      action: boardAddress(booking.event, booking.day, booking.id),
    })),
  };
}

/** Returns what is searched for, and whether the person may and wants to search. */
function useSearched(text: string, permission: Permission) {
  const typed = text.trim();
  const settled = useDebounced(typed);
  const isWanted = useMay()(permission) && typed.length >= MIN_LETTERS;
  return { typed, settled, isWanted, enabled: isWanted && settled.length >= MIN_LETTERS };
}
