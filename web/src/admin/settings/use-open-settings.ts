import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { ServerSettings } from "~/generated/contract";
import { reload } from "../api/reload";
import { request } from "../api/request";
import { documentQuery } from "../content/queries";
import type { WholeDocument } from "../content/types";

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => request<ServerSettings>("GET", "/settings", { signal }),
});

/** Opens the document of settings, and creates it if it is missing. */
export function useOpenSettings() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { document } = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
      if (document) return document;
      const body = { kind: "settings", slug: "settings", title: "Settings", from: null };
      const created = await request<WholeDocument>("POST", "/content", { body });
      client.setQueryData(documentQuery(created.id).queryKey, created);
      reload(client, "content", "settings");
      return created.id;
    },
    onSuccess: (id) => navigate(`/settings/${id}`),
  });
}
