-- How much one person may book, counted for all servers of a database together.

-- A row counts what was booked at an event within a day for one e-mail address, or from one client.
create table booking_quotas (
  event text not null,
  -- A keyed digest (HMAC-SHA256) of the address or client: the row names nobody.
  who text not null,
  booked bigint not null,
  -- When the first of them was booked; a day later the count starts anew and the row may go.
  since bigint not null,
  primary key (event, who)
);
