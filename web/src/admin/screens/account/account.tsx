import { useMe } from "../../api/session";
import { Page } from "../../ui/page";
import { ROLE_LABELS } from "../../ui/roles";
import { ChangePassword } from "./change-password";
import { SecondFactor } from "./second-factor";
import { Sessions } from "./sessions";

export function Account() {
  const me = useMe();
  return (
    <Page title="My account" narrow lead={`${me.email} · ${ROLE_LABELS[me.role]}`}>
      <SecondFactor />
      <ChangePassword />
      <Sessions />
    </Page>
  );
}
