import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PasswordLink, Person, Role } from "~/generated/contract";
import { fieldError, formError } from "../api/problem";
import { usersQuery } from "../api/queries";
import { request } from "../api/request";
import { Dialog, FormActions } from "../ui/dialog";
import { Form, FormError, TextField } from "../ui/field";
import { LinkDialog } from "./link-dialog";
import { RoleChoice } from "./role-choice";

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
      <Dialog open={open} title="Invite a person" onClose={onClose}>
        <Form onSubmit={() => invite.mutate()}>
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
          <FormError message={formError(invite.error, ["email"])} />
          <FormActions action="Invite" busy={invite.isPending} onClose={onClose} />
        </Form>
      </Dialog>
      <LinkDialog email={invite.data?.user.email ?? ""} link={invite.data ?? null} onClose={invite.reset} />
    </>
  );
}
