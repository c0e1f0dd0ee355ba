import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type {
  Deliveries,
  DeliveryInfo,
  LeadFilter,
  LeadPage,
  OverviewNumbers,
  Person,
  WholeLead,
} from "~/generated/contract";
import { request } from "./request";

export const overviewQuery = queryOptions({
  queryKey: ["overview"],
  queryFn: ({ signal }) => request<OverviewNumbers>("GET", "/overview", { signal }),
});

/** Searches by POST: names and e-mail addresses stay out of addresses and logs. */
export const leadsQuery = (filter: LeadFilter, page: number) =>
  queryOptions({
    queryKey: ["leads", filter, page],
    queryFn: ({ signal }) => request<LeadPage>("POST", "/leads/search", { body: { filter, page }, signal }),
    placeholderData: keepPreviousData,
  });

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ["lead", id],
    queryFn: ({ signal }) => request<WholeLead>("GET", `/leads/${encodeURIComponent(id)}`, { signal }),
  });

export const deliveriesQuery = (state: Exclude<DeliveryInfo["state"], "sent">) =>
  queryOptions({
    queryKey: ["deliveries", state],
    queryFn: ({ signal }) => request<Deliveries>("GET", `/deliveries?state=${state}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const usersQuery = queryOptions({
  queryKey: ["users"],
  queryFn: async ({ signal }) => (await request<{ users: Person[] }>("GET", "/users", { signal })).users,
});
