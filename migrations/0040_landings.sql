-- Event landings. Days are YYYY-MM-DD, instants UTC milliseconds.

-- A row is one event landing: its page, and the days and slots that can be booked.
create table landings (
  -- Its path, without the slash.
  token text primary key,
  -- The first bookable day, by which landings are listed.
  first_day text not null,
  -- All that its file says, as JSON.
  body text not null,
  created_at bigint not null,
  updated_at bigint not null,
  -- SHA-256 over the body: the same means nothing to do.
  digest text not null
);
