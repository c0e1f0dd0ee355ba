-- What is to be told to people and programs, written in the transaction that causes it and delivered afterwards.
-- Portable between SQLite and PostgreSQL: TEXT, BIGINT and constraints only. Ids are UUIDv7 text, instants are UTC
-- milliseconds.

-- A row is one mail or one webhook call that is delivered at least once.
create table outbox (
  -- Also a mail's Message-ID and a webhook's delivery id, so that a repetition can be recognised.
  id text primary key,
  subject_kind text not null check (subject_kind in ('lead', 'booking')),
  -- The id of the lead or booking that caused it.
  subject_id text not null,
  kind text not null check (kind in ('mail', 'webhook')),
  -- The message as JSON. It holds personal data and is blanked as soon as nobody needs it any more.
  body text not null,
  state text not null check (state in ('pending', 'delivered', 'dead', 'cancelled')),
  created_at bigint not null,
  -- When it is to be delivered, or tried again.
  due_at bigint not null,
  -- How often a delivery was begun.
  attempts bigint not null,
  -- The worker that is delivering it, and until when the row is its own.
  lease_owner text,
  lease_until bigint,
  -- Why the last attempt failed. It names no person.
  last_error text,
  -- When it was delivered, given up or cancelled.
  finished_at bigint
);

create index outbox_due on outbox (state, due_at);
create index outbox_subject on outbox (subject_kind, subject_id);
