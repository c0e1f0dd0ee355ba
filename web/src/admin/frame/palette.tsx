import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { Inbox, LogOut, type LucideIcon, Search, UserRound } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { leadsQuery } from "../api/queries";
import { useMay, useSignOut } from "../api/session";
import { useDebounced } from "../ui/use-debounced";
import { screensOf } from "./nav";
import styles from "./palette.module.css";

/** Shorter texts find too much. */
const LEAST_LETTERS = 2;
const LEADS_SHOWN = 8;

interface Command {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Goes to a screen or finds a lead by its text. */
export function Palette({ open, onClose }: PaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} aria-label="Search">
          <PaletteList onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteList({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState("");
  const screens = useScreenCommands(text);
  const { leads, isSearching } = useLeadCommands(text);
  const groups = [
    { label: "Go to", items: screens },
    { label: "Leads", items: leads },
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
          aria-label="Search for a screen or a lead"
          placeholder="Go to, or find a lead by name, company or text"
        />
      </div>
      <Autocomplete.Status className={styles.status}>
        {isSearching ? "Searching leads" : groups.length === 0 ? "Nothing found" : null}
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
                    command.run();
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
  const navigate = useNavigate();
  const may = useMay();
  const signOut = useSignOut();
  const commands: Command[] = [
    ...screensOf(may).map(({ path, label, icon }) => ({
      value: path,
      label,
      detail: "",
      icon,
      run: () => void navigate(path),
    })),
    {
      value: "/account",
      label: "My account",
      detail: "",
      icon: UserRound,
      run: () => void navigate("/account"),
    },
    { value: "sign-out", label: "Sign out", detail: "", icon: LogOut, run: signOut },
  ];
  return commands.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
}

function useLeadCommands(text: string): { leads: Command[]; isSearching: boolean } {
  const navigate = useNavigate();
  const isAllowed = useMay()("leads");
  const typed = text.trim();
  const settled = useDebounced(typed);
  const isWanted = isAllowed && typed.length >= LEAST_LETTERS;
  const enabled = isWanted && settled.length >= LEAST_LETTERS;
  const { data, isFetching } = useQuery({ ...leadsQuery({ text: settled }, 1), enabled });
  const rows = enabled ? (data?.leads ?? []).slice(0, LEADS_SHOWN) : [];
  return {
    isSearching: isWanted && (isFetching || settled !== typed),
    leads: rows.map((lead) => ({
      value: lead.id,
      label: lead.fullName,
      detail: lead.company,
      icon: Inbox,
      run: () => void navigate(`/leads/${lead.id}?state=${lead.state}`),
    })),
  };
}
