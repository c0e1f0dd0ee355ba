import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Person, Role } from "~/generated/contract";
import { errorText } from "../api/problem";
import { usersQuery } from "../api/queries";
import { request } from "../api/request";
import { Dialog, FormActions } from "../ui/dialog";
import { Form, FormError } from "../ui/field";
import { ROLE_LABELS } from "../ui/roles";
import { toast } from "../ui/toast";
import { RoleChoice } from "./role-choice";

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
    <Dialog open={open} title="Change role" lead={user.email} onClose={onClose}>
      <Form onSubmit={() => change.mutate()}>
        <RoleChoice value={role} onChange={setRole} />
        <FormError message={change.error ? errorText(change.error) : null} />
        <FormActions action="Change role" busy={change.isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
