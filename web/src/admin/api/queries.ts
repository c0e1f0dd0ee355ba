import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type {
  Board,
  BoardEvents,
  Deliveries,
  DeliveryInfo,
  FoundBookings,
  LeadFilter,
  LeadPage,
  OverviewNumbers,
  Person,
  WholeBooking,
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

/** The events that can be booked. Running and coming ones are first, ended ones last. */
export const boardEventsQuery = queryOptions({
  queryKey: ["board-events"],
  queryFn: async ({ signal }) => (await request<BoardEvents>("GET", "/bookings/events", { signal })).events,
});

export const boardQuery = (event: string, day: string) =>
  queryOptions({
    queryKey: ["board", event, day],
    queryFn: ({ signal }) =>
      request<Board>("GET", `/bookings/board?${new URLSearchParams({ event, day })}`, { signal }),
  });

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: ["booking", id],
    queryFn: ({ signal }) => request<WholeBooking>("GET", `/bookings/${encodeURIComponent(id)}`, { signal }),
  });

/** Finds bookings of an event by POST: names stay out of addresses and logs. */
export const foundBookingsQuery = (event: string, text: string) =>
  queryOptions({
    queryKey: ["found-bookings", event, text],
    queryFn: async ({ signal }) => {
      const body = { event, text };
      return (await request<FoundBookings>("POST", "/bookings/find", { body, signal })).bookings;
    },
  });
