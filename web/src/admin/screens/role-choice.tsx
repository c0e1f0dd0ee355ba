import type { Role } from "~/generated/contract";
import { ROLE_HINTS, ROLE_LABELS } from "../ui/roles";
import styles from "./people.module.css";

const ROLES: readonly Role[] = ["owner", "editor", "sales", "booth"];

interface RoleChoiceProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  return (
    <fieldset className={styles.roles}>
      <legend className="label">Role</legend>
      {ROLES.map((role) => (
        <label key={role} className={styles.role}>
          <input type="radio" name="role" checked={role === value} onChange={() => onChange(role)} />
          {ROLE_LABELS[role]}
          <span className={styles.roleHint}>{ROLE_HINTS[role]}</span>
        </label>
      ))}
    </fieldset>
  );
}
