import { Dialog } from "../ui/dialog";
import styles from "./shortcut-help.module.css";
import { setShortcutsOn, useShortcutsOn } from "./use-shortcuts";

const SHORTCUTS = [
  { keys: ["Ctrl K"], text: "Search and go to" },
  { keys: ["j", "k"], text: "Next and previous lead" },
  { keys: ["Enter"], text: "Open the lead" },
  { keys: ["x"], text: "Select the lead" },
  { keys: ["e"], text: "Mark as closed" },
  { keys: ["s"], text: "Mark as spam" },
  { keys: ["?"], text: "Show this help" },
] as const;

interface ShortcutHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShortcutHelp({ open, onClose }: ShortcutHelpProps) {
  const isOn = useShortcutsOn();
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text} className={styles.row}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.setting}>
        <input type="checkbox" checked={isOn} onChange={(event) => setShortcutsOn(event.target.checked)} />
        Use single-key shortcuts
      </label>
    </Dialog>
  );
}
