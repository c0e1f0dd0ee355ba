import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SessionInfo } from "~/generated/contract";
import { request } from "../../api/request";
import { Button } from "../../ui/button";
import { QueryState } from "../../ui/notice";
import { Panel } from "../../ui/page";
import { Time } from "../../ui/time";
import { toast } from "../../ui/toast";
import styles from "./account.module.css";

export function Sessions() {
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey: ["sessions"],
    queryFn: async ({ signal }) =>
      (await request<{ sessions: SessionInfo[] }>("GET", "/sessions", { signal })).sessions,
  });
  const end = useMutation({
    mutationFn: (id: string | null) =>
      request<void>("DELETE", id === null ? "/sessions" : `/sessions/${encodeURIComponent(id)}`),
    onSuccess: (_, id) => {
      toast(id === null ? "All other sessions have ended" : "Session ended");
      return client.invalidateQueries({ queryKey: ["sessions"] });
    },
  });
  const hasOthers = sessions.data?.some(({ current }) => !current);
  return (
    <Panel
      title="Sessions"
      lead="Where you are signed in"
      actions={hasOthers ? <Button onClick={() => end.mutate(null)}>End all others</Button> : null}
    >
      <QueryState query={sessions} rows={2} />
      <ul>
        {sessions.data?.map(({ id, browser, current, createdAt, lastSeenAt }) => (
          <li key={id} className={styles.session}>
            <div>
              <p className="label">{browser}</p>
              <p className="hint">
                Signed in <Time at={createdAt} long /> · last seen{" "}
                {current ? "now, here" : <Time at={lastSeenAt} long />}
              </p>
            </div>
            {current ? null : (
              <Button variant="ghost" aria-label={`End session in ${browser}`} onClick={() => end.mutate(id)}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
