import { Menu as Base } from "@base-ui/react/menu";
import { ArrowDown, ArrowUp, type LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import styles from "./popup.module.css";

interface MenuProps {
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly align?: "start" | "end";
  readonly children: ReactNode;
}

export function Menu({ trigger, align = "end", children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4} align={align}>
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly mark?: ReactNode;
  readonly danger?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function MenuItem({ icon: Icon, mark, danger, onClick, children }: MenuItemProps) {
  return (
    <Base.Item className={styles.item} data-danger={danger || undefined} onClick={onClick}>
      {Icon ? <Icon aria-hidden="true" size={16} strokeWidth={1.75} /> : null}
      {mark}
      {children}
    </Base.Item>
  );
}

interface MoveItemsProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}

/** Moves an entry of a list up and down. */
export function MoveItems({ index, count, onMove }: MoveItemsProps) {
  return (
    <>
      {index > 0 ? (
        <MenuItem icon={ArrowUp} onClick={() => onMove(index, index - 1)}>
          Move up
        </MenuItem>
      ) : null}
      {index < count - 1 ? (
        <MenuItem icon={ArrowDown} onClick={() => onMove(index, index + 1)}>
          Move down
        </MenuItem>
      ) : null}
    </>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}

/** A name and what it is, at the top of a menu. */
export function MenuCaption({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.caption}>
      <strong>{title}</strong>
      {text}
    </div>
  );
}
