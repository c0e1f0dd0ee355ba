import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Ban, CircleCheck, Ellipsis, Link2, Plus, UserCog } from "lucide-react";
import { useState } from "react";
import type { PasswordLink, Person, Role } from "~/generated/contract";
import { usersQuery } from "../api/queries";
import { request } from "../api/request";
import { useMe } from "../api/session";
import { Avatar } from "../ui/avatar";
import { Button, IconButton } from "../ui/button";
import { type Column, DataTable } from "../ui/data-table";
import { Menu, MenuItem, MenuSeparator } from "../ui/menu";
import { QueryState } from "../ui/notice";
import { Page } from "../ui/page";
import { ROLE_LABELS } from "../ui/roles";
import { Time } from "../ui/time";
import { toast } from "../ui/toast";
import styles from "./people.module.css";
import { ChangeRole, InviteDialog, LinkDialog } from "./people-dialogs";

const STATUS_LABELS = { invited: "Invited", active: "Active", disabled: "Disabled" } as const;

const COLUMNS: Column<Person>[] = [
  { header: "Person", cell: (user) => <PersonCell user={user} /> },
  { header: "Role", cell: ({ role }) => ROLE_LABELS[role] },
  {
    header: "Status",
    cell: ({ status }) => (
      <span className="dot state-colour" data-state={status}>
        {STATUS_LABELS[status]}
      </span>
    ),
  },
  {
    header: "Second factor",
    cell: ({ secondFactor }) => (secondFactor ? "On" : <span className="muted">Off</span>),
  },
  {
    header: "Last seen",
    cell: ({ lastSeenAt }) =>
      lastSeenAt === null ? <span className="muted">Never</span> : <Time at={lastSeenAt} />,
  },
];

export function People() {
  const users = useQuery(usersQuery);
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      title="People"
      lead="Who may use the back office"
      actions={
        <Button variant="primary" icon={Plus} onClick={() => setInviting(true)}>
          Invite
        </Button>
      }
    >
      <QueryState query={users} rows={4} />
      {users.data ? (
        <DataTable
          label="People"
          rows={users.data}
          columns={COLUMNS}
          actions={(user) => <UserMenu user={user} />}
        />
      ) : null}
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </Page>
  );
}

function PersonCell({ user }: { readonly user: Person }) {
  const me = useMe();
  return (
    <span className={styles.person}>
      <Avatar email={user.email} />
      <span>
        {user.email}
        {user.id === me.id ? <span className="muted"> (you)</span> : null}
      </span>
    </span>
  );
}

function UserMenu({ user }: { readonly user: Person }) {
  const client = useQueryClient();
  const [isChangingRole, setChangingRole] = useState(false);
  const [link, setLink] = useState<PasswordLink | null>(null);
  const path = `/users/${encodeURIComponent(user.id)}`;
  const change = useMutation({
    mutationFn: (body: { role?: Role; disabled?: boolean }) => request<Person>("PATCH", path, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: usersQuery.queryKey }),
  });
  const setDisabled = (disabled: boolean) =>
    change.mutate(
      { disabled },
      {
        onSuccess: () =>
          toast(`${user.email} ${disabled ? "disabled" : "enabled"}`, {
            label: "Undo",
            onClick: () => change.mutate({ disabled: !disabled }),
          }),
      },
    );
  const newLink = useMutation({
    mutationFn: () => request<PasswordLink>("POST", `${path}/link`),
    onSuccess: setLink,
  });
  return (
    <>
      <Menu trigger={<IconButton label={`Actions for ${user.email}`} icon={Ellipsis} />}>
        <MenuItem icon={UserCog} onClick={() => setChangingRole(true)}>
          Change role
        </MenuItem>
        <MenuItem icon={Link2} onClick={() => newLink.mutate()}>
          {user.status === "invited" ? "New invitation link" : "New password link"}
        </MenuItem>
        <MenuSeparator />
        {user.status === "disabled" ? (
          <MenuItem icon={CircleCheck} onClick={() => setDisabled(false)}>
            Enable
          </MenuItem>
        ) : (
          <MenuItem icon={Ban} danger onClick={() => setDisabled(true)}>
            Disable
          </MenuItem>
        )}
      </Menu>
      <ChangeRole user={user} open={isChangingRole} onClose={() => setChangingRole(false)} />
      <LinkDialog email={user.email} link={link} onClose={() => setLink(null)} />
    </>
  );
}
