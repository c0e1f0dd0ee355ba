-- Portable between SQLite and PostgreSQL: TEXT, BIGINT and constraints only. Ids are UUIDv7 text,
-- instants are UTC milliseconds, flags are 0 or 1.

-- A row is one message that a visitor sent, through the contact form or an event's contact form.
create table leads (
  id text primary key,
  -- What the visitor is told, such as L-7K3M9Q2.
  reference text not null unique,
  created_at bigint not null,
  kind text not null check (kind in ('contact', 'event')),
  full_name text not null,
  email text not null,
  phone text not null,
  company text not null,
  service text not null,
  description text not null,
  -- 1 when the payload carried a ticked consent; an event form's consent is held in the browser and not sent.
  consent bigint not null check (consent in (0, 1)),
  -- The path of the page that the visitor came from, when the form told it.
  origin text,
  -- The event landing's token, for the event form.
  event text,
  -- 1 when the form's trap for robots was filled in: kept for the owner to judge.
  suspect bigint not null check (suspect in (0, 1))
);

create index leads_created_at on leads (created_at);

-- A row is one answered request that may be sent again: the same key and body give the same answer.
create table idempotency (
  -- Which endpoint the key belongs to.
  scope text not null,
  key text not null,
  -- SHA-256 of the request's body, in hexadecimal.
  body_hash text not null,
  status bigint not null,
  -- The answer's body. It holds a reference and nothing that a visitor typed.
  body text not null,
  created_at bigint not null,
  primary key (scope, key)
);

create index idempotency_created_at on idempotency (created_at);

-- The single row is the version of everything editable that pages show. Whoever changes content raises it,
-- and every rendered page of an older version is out of use.
create table content_version (
  id bigint primary key check (id = 1),
  version bigint not null
);

insert into content_version (id, version) values (1, 1);
