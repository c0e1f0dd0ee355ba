import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import type { PasswordLink, Person, Role } from "~/generated/contract";
import { fieldError, formError } from "../api/problem";
import { usersQuery } from "../api/queries";
import { request } from "../api/request";
import { Button } from "../ui/button";
import { copyText } from "../ui/copy-text";
import { Dialog, DialogActions, FormDialog } from "../ui/dialog";
import { TextField } from "../ui/field";
import { ROLE_HINTS, ROLE_LABELS } from "../ui/roles";
import { toast } from "../ui/toast";
import styles from "./people.module.css";

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Invites a person, then shows the link. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const client = useQueryClient();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("sales");
  const invite = useMutation({
    mutationFn: () =>
      request<PasswordLink & { user: Person }>("POST", "/users", { body: { email: email.trim(), role } }),
    meta: { quiet: true },
    onSuccess: () => {
      setEmail("");
      onClose();
      return client.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
  });
  return (
    <>
      <FormDialog
        open={open}
        title="Invite a person"
        action="Invite"
        busy={invite.isPending}
        error={formError(invite.error, ["email"])}
        onClose={onClose}
        onSubmit={() => invite.mutate()}
      >
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldError(invite.error, "email")}
        />
        <RoleChoice value={role} onChange={setRole} />
      </FormDialog>
      <LinkDialog email={invite.data?.user.email ?? ""} link={invite.data ?? null} onClose={invite.reset} />
    </>
  );
}

interface LinkDialogProps {
  readonly email: string;
  readonly link: PasswordLink | null;
  readonly onClose: () => void;
}

/** Shows a link with which a person sets a password. It is shown once. */
export function LinkDialog({ email, link, onClose }: LinkDialogProps) {
  const address = link?.link ?? "";
  return (
    <Dialog
      open={link !== null}
      title="Link to set a password"
      lead={
        link?.mailed
          ? `The link was mailed to ${email}. You can also send it yourself.`
          : `No mail was sent. Send this link to ${email} yourself.`
      }
      onClose={onClose}
    >
      <TextField
        label="Link"
        hint="It works once, for a day. It is not shown again."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <DialogActions>
        <Button icon={Copy} onClick={() => copyText(address, "Link copied")}>
          Copy link
        </Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChangeRoleProps {
  readonly user: Person;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ChangeRole({ user, open, onClose }: ChangeRoleProps) {
  const client = useQueryClient();
  const [role, setRole] = useState<Role>(user.role);
  const change = useMutation({
    mutationFn: () => request<Person>("PATCH", `/users/${encodeURIComponent(user.id)}`, { body: { role } }),
    meta: { quiet: true },
    onSuccess: () => {
      toast(`${user.email} is now ${ROLE_LABELS[role].toLowerCase()}`);
      onClose();
      return client.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
  });
  return (
    <FormDialog
      open={open}
      title="Change role"
      lead={user.email}
      action="Change role"
      busy={change.isPending}
      error={formError(change.error, [])}
      onClose={onClose}
      onSubmit={() => change.mutate()}
    >
      <RoleChoice value={role} onChange={setRole} />
    </FormDialog>
  );
}

const ROLES: readonly Role[] = ["owner", "editor", "sales", "booth"];

interface RoleChoiceProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

function RoleChoice({ value, onChange }: RoleChoiceProps) {
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
