import { ChevronsUpDown, Keyboard, LogOut, UserRound } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { Me } from "~/generated/contract";
import { useSignOut } from "../api/session";
import { Avatar } from "../ui/avatar";
import { Menu, MenuCaption, MenuItem, MenuSeparator } from "../ui/menu";
import { ROLE_LABELS } from "../ui/roles";
import styles from "./account-menu.module.css";

interface AccountMenuProps {
  readonly me: Me;
  readonly onShowHelp: () => void;
}

export function AccountMenu({ me, onShowHelp }: AccountMenuProps) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const trigger = (
    <button type="button" className={styles.trigger}>
      <Avatar email={me.email} />
      <span className="visually-hidden">Account: </span>
      <span className={styles.email}>{me.email}</span>
      <ChevronsUpDown aria-hidden="true" size={14} />
    </button>
  );
  return (
    <Menu trigger={trigger} align="start">
      <MenuCaption title={me.email} text={ROLE_LABELS[me.role]} />
      <MenuSeparator />
      <MenuItem icon={UserRound} onClick={() => navigate("/account")}>
        My account
      </MenuItem>
      <MenuItem icon={Keyboard} onClick={onShowHelp}>
        Keyboard shortcuts
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} onClick={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
