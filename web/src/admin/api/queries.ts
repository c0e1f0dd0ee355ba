import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { request } from "./request";
import type { Deliveries, Delivery, Lead, LeadFilter, LeadPage, Overview, User } from "./types";

export const overviewQuery = queryOptions({
  queryKey: ["overview"],
  queryFn: ({ signal }) => request<Overview>("GET", "/overview", { signal }),
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
    queryFn: ({ signal }) => request<Lead>("GET", `/leads/${encodeURIComponent(id)}`, { signal }),
  });

export const deliveriesQuery = (state: Exclude<Delivery["state"], "sent">) =>
  queryOptions({
    queryKey: ["deliveries", state],
    queryFn: ({ signal }) => request<Deliveries>("GET", `/deliveries?state=${state}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const usersQuery = queryOptions({
  queryKey: ["users"],
  queryFn: async ({ signal }) => (await request<{ users: User[] }>("GET", "/users", { signal })).users,
});
