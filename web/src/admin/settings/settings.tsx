import { useQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import type { ServerSettings } from "~/generated/contract";
import { Button } from "../ui/button";
import { Fact, FactList } from "../ui/detail";
import { QueryState } from "../ui/notice";
import { Page, Panel } from "../ui/page";
import { settingsQuery, useOpenSettings } from "./use-open-settings";

/** What the owner sets here, and what the server's file says. */
export function Component() {
  const query = useQuery(settingsQuery);
  const { data } = query;
  return (
    <Page title="Settings" narrow>
      <QueryState query={query} rows={6} />
      {data ? (
        <>
          <Firm />
          <Server settings={data} />
        </>
      ) : null}
    </Page>
  );
}

function Firm() {
  const open = useOpenSettings();
  return (
    <Panel
      title="Your firm"
      lead="Name, contact and offices, social networks, colours. You see changes on the real pages before you publish them."
      actions={
        <Button variant="primary" icon={PencilLine} busy={open.isPending} onClick={() => open.mutate()}>
          Edit
        </Button>
      }
    />
  );
}

function Server({ settings }: { readonly settings: ServerSettings }) {
  return (
    <Panel
      title="Server"
      lead={`Set in ${settings.file} and in environment variables. A change needs a restart.`}
    >
      {settings.fileFault ? (
        <p className="fault-text" role="alert">
          The file has a fault, with which the server does not start again: {settings.fileFault}
        </p>
      ) : null}
      {settings.restartNeeded ? (
        <p className="fault-text" data-warning role="status">
          The file was changed since the server started. Restart the server to apply it.
        </p>
      ) : null}
      <FactList>
        {settings.facts.map(({ key, value }) => (
          <Fact key={key} label={<code>{key}</code>}>
            {value}
          </Fact>
        ))}
      </FactList>
    </Panel>
  );
}
