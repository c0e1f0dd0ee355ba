import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { leadQuery } from "../api/queries";
import { reload } from "../api/reload";
import { sessionQuery } from "../api/session";
import { signInAgain } from "../api/session-gate";
import { createStore } from "../ui/store";
import { toast } from "../ui/toast";

const RECONNECT_MS = 5_000;
/** What a change of a file changes. */
const MEDIA = ["media", "content-choices"] as const;

/** Whether changes on the server arrive. True until a connection is lost. */
const live = createStore(true);

export const useIsLive = live.use;

/** Loads leads, bookings, documents and files again when they change on the server, and announces new leads. */
export function useLiveEvents(isOn: boolean): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isOn) return;
    const connectedAt = Date.now();
    const announced = new Set<string>();
    const source = new EventSource("/api/admin/events");
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reconnect = () => setAttempt(attempt + 1);

    source.addEventListener("open", () => {
      // Changes between two connections were not announced.
      if (!live.get())
        reload(client, "leads", "lead", "board", "booking", "found-bookings", "overview", "medium", ...MEDIA);
      live.set(true);
    });
    source.addEventListener("booking", () =>
      reload(client, "board", "booking", "found-bookings", "overview"),
    );
    source.addEventListener("lead", async ({ data }: MessageEvent<string>) => {
      const { id } = JSON.parse(data) as { id: string };
      reload(client, "leads", "overview");
      void client.invalidateQueries({ queryKey: ["lead", id] });
      const lead = await client.fetchQuery({ ...leadQuery(id), staleTime: 0 }).catch(() => null);
      if (!lead || lead.createdAt < connectedAt || announced.has(id)) return;
      announced.add(id);
      toast(`New lead from ${lead.fullName}`, { label: "Open", onClick: () => navigate(`/leads/${id}`) });
    });
    source.addEventListener("content", ({ data }: MessageEvent<string>) => {
      const { id } = JSON.parse(data) as { id: string };
      // A document can start or stop using a file.
      reload(client, "content", "media", "medium", "settings");
      void client.invalidateQueries({ queryKey: ["document", id], exact: true });
    });
    source.addEventListener("media", ({ data }: MessageEvent<string>) => {
      const { id } = JSON.parse(data) as { id: string };
      reload(client, ...MEDIA);
      void client.invalidateQueries({ queryKey: ["medium", id] });
    });
    source.addEventListener("session", () => {
      source.close();
      live.set(false);
      void signInAgain().then(reconnect);
    });
    source.addEventListener("error", () => {
      live.set(false);
      // The browser reconnects, unless the server has refused.
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(() => {
        void client
          .fetchQuery({ ...sessionQuery, staleTime: 0, queryKey: ["session", "check"] })
          .then((me) => (me ? undefined : signInAgain()))
          .catch(() => undefined)
          .then(reconnect);
      }, RECONNECT_MS);
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [isOn, attempt, client, navigate]);
}
