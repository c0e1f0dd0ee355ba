import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { request } from "../api/request";
import type { JsonSchema } from "./schema-form/schema";
import type { Choices, DocumentList, WholeDocument } from "./types";

export const documentsQuery = queryOptions({
  queryKey: ["content"],
  queryFn: ({ signal }) => request<DocumentList>("GET", "/content", { signal }),
});

export const documentPath = (id: string) => `/content/${encodeURIComponent(id)}`;

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ["document", id],
    queryFn: ({ signal }) => request<WholeDocument>("GET", documentPath(id), { signal }),
  });

/** Schemas change with the server only. */
export const schemaQuery = (name: string) =>
  queryOptions({
    queryKey: ["content-schema", name],
    queryFn: ({ signal }) =>
      request<JsonSchema>("GET", `/content/schema/${encodeURIComponent(name)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const choicesQuery = queryOptions({
  queryKey: ["content-choices"],
  queryFn: ({ signal }) => request<Choices>("GET", "/content/choices", { signal }),
  staleTime: 60_000,
});

/** Returns what values can name. Loaded before an editor opens. */
export function useChoices(): Choices {
  return useSuspenseQuery(choicesQuery).data;
}
