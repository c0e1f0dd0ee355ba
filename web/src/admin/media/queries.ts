import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { MediaPage, WholeMedium } from "~/generated/contract";
import { request } from "../api/request";
import type { MediaFilter } from "./list-state";

export const mediumPath = (id: string) => `/media/${encodeURIComponent(id)}`;

export const mediaQuery = (filter: MediaFilter) => {
  const set = Object.entries(filter).filter(([, value]) => value !== "");
  const query = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  return queryOptions({
    queryKey: ["media", filter],
    queryFn: ({ signal }) => request<MediaPage>("GET", `/media?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const mediumQuery = (id: string) =>
  queryOptions({
    queryKey: ["medium", id],
    queryFn: ({ signal }) => request<WholeMedium>("GET", mediumPath(id), { signal }),
  });
