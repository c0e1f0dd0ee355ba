-- Meetings at an event's booth. Days are YYYY-MM-DD and minutes count from midnight, both on the venue's clock.

-- A row is one meeting that a visitor booked; a cancelled one stays until it is erased.
create table bookings (
  id text primary key,
  -- What the visitor is told, such as B-7K3M9Q2.
  reference text not null unique,
  created_at bigint not null,
  -- The last time that it was booked, moved or cancelled.
  updated_at bigint not null,
  -- The event landing's token.
  event text not null,
  day text not null,
  starts bigint not null,
  ends bigint not null,
  full_name text not null,
  email text not null,
  phone text not null,
  company text not null,
  -- 1 when the form's trap for robots was filled in: kept for the owner to judge.
  suspect bigint not null check (suspect in (0, 1)),
  -- How often the calendar entry changed since it was sent first (RFC 5545, section 3.8.7.4).
  sequence bigint not null,
  cancelled_at bigint
);

create index bookings_event_day on bookings (event, day, starts);

-- A row is a slot that nobody else can have. The primary key alone decides who gets it: whoever inserts the row first.
create table taken_slots (
  event text not null,
  day text not null,
  starts bigint not null,
  ends bigint not null,
  -- Whose it is; without a booking the owner keeps it free. The booking's row may be written after this one.
  booking_id text unique references bookings (id) on delete cascade deferrable initially deferred,
  primary key (event, day, starts)
);

-- A row counts the changes of an event's taken slots, so that every server sees that there was one.
create table slot_versions (
  event text primary key,
  version bigint not null
);
