-- What is erased or published at a time of its own needs a clock that can be believed. Instants are UTC milliseconds.

-- The single row is the latest time that the servers have believed, and what speaks against a clock that differs from it.
create table believed_time (
  id bigint primary key check (id = 1),
  believed_at bigint not null,
  -- Since when a clock has differed, and when it was read last, both by that clock; null while there is no doubt.
  doubted_since bigint,
  doubted_until bigint
);

-- 1 when the content's version was raised for the instant: it is raised again when the clock turns out to have been wrong.
alter table content_schedule add column passed bigint not null default 0;
