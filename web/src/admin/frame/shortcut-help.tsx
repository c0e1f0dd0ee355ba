import type { Permission } from "~/generated/contract";
import { useMay } from "../api/session";
import { PartHeading } from "../ui/detail";
import { Dialog } from "../ui/dialog";
import styles from "./shortcut-help.module.css";
import { setShortcutsOn, useShortcutsOn } from "./use-shortcuts";

const GROUPS = [
  {
    title: "Everywhere",
    permissions: [],
    shortcuts: [
      { keys: ["Ctrl K"], text: "Search and go to" },
      { keys: ["?"], text: "Show this help" },
    ],
  },
  {
    title: "Leads",
    permissions: ["leads"],
    shortcuts: [
      { keys: ["j", "k"], text: "Next and previous lead" },
      { keys: ["Enter"], text: "Open the lead" },
      { keys: ["x"], text: "Select the lead" },
      { keys: ["e"], text: "Mark as closed" },
      { keys: ["s"], text: "Mark as spam" },
    ],
  },
  {
    title: "Content",
    permissions: ["content"],
    shortcuts: [
      { keys: ["j", "k"], text: "Next and previous document" },
      { keys: ["Enter"], text: "Open the document" },
      { keys: ["n"], text: "New document" },
      { keys: ["Ctrl S"], text: "Save the document now" },
    ],
  },
  {
    title: "Bookings",
    permissions: ["checkIn"],
    shortcuts: [
      { keys: ["/"], text: "Find somebody to check in" },
      { keys: ["↓", "↑"], text: "Next and previous slot, also j and k" },
      { keys: ["Enter"], text: "Open the booking, or book the slot" },
      { keys: ["c"], text: "Check in, or undo it" },
      { keys: ["m"], text: "Move the booking" },
      { keys: ["b"], text: "Book a free slot" },
      { keys: ["Esc"], text: "Close the booking" },
    ],
  },
] as const satisfies readonly {
  title: string;
  /** A person needs one of them; without any, all see the group. */
  permissions: readonly Permission[];
  shortcuts: readonly { keys: readonly string[]; text: string }[];
}[];

interface ShortcutHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShortcutHelp({ open, onClose }: ShortcutHelpProps) {
  const isOn = useShortcutsOn();
  const may = useMay();
  const groups = GROUPS.filter(({ permissions }) => permissions.length === 0 || permissions.some(may));
  return (
    <Dialog open={open} title="Keyboard shortcuts" wide onClose={onClose}>
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={(event) => setShortcutsOn(event.target.checked)} />
        Use single-key shortcuts
      </label>
      <div className={styles.groups}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title} className={styles.group}>
            <PartHeading>{title}</PartHeading>
            <dl>
              {shortcuts.map(({ keys, text }) => (
                <div key={text} className={styles.row}>
                  <dt>{text}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
