-- The whole schema, portable between SQLite and PostgreSQL: TEXT, BIGINT, BYTEA and constraints only. Ids are UUIDv7 text,
-- instants are UTC milliseconds, days are YYYY-MM-DD, flags are 0 or 1.

-- A row is one message that a visitor sent, through the contact form or an event's contact form.
create table leads (
  id text primary key,
  -- The visitor's reference, such as L-7K3M9Q2.
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
  -- The version of the wording that the visitor agreed to, and when; null without a consent in the payload.
  consent_version text,
  consented_at bigint,
  -- The path of the page that the visitor came from, if the form sent it.
  origin text,
  -- The campaign that led the visitor to the site, such as newsletter / email / spring.
  campaign text,
  -- The event landing's token, for the event form.
  event text,
  -- 1 when a program seems to have filled in the form; the owner decides.
  suspect bigint not null check (suspect in (0, 1)),
  -- Its progress in the back office.
  state text not null default 'new' check (state in ('new', 'progress', 'won', 'closed', 'spam')),
  -- The id of the user who answers it.
  assignee text,
  -- Raised with each change of state or assignee, so that two people notice each other.
  revision bigint not null default 0,
  -- What the inbox searches: reference, visitor and answers in lower case.
  search text not null default ''
);

create index leads_created_at on leads (created_at);
-- All that the inbox filters by, in its order, so that it reads only the leads that it shows.
create index leads_inbox on leads (id, state, kind, assignee, created_at);
-- The inbox in its other orders, with all that it filters by. The expressions have to equal the queries' expressions.
create index leads_by_name on leads (lower(full_name), id desc, state, kind, assignee, created_at);
create index leads_by_company on leads (
  (case when company = '' then 1 else 0 end), lower(company), id desc, state, kind, assignee, created_at
);
create index leads_by_state on leads (
  (case state when 'new' then 0 when 'progress' then 1 when 'won' then 2 when 'closed' then 3 else 4 end), id desc,
  state, kind, assignee, created_at
);

-- A row is a note that a user wrote about a lead.
create table lead_notes (
  id text primary key,
  lead_id text not null,
  user_id text not null,
  text text not null,
  created_at bigint not null
);

create index lead_notes_lead on lead_notes (lead_id);

-- A row is a person who may sign in to the back office.
create table users (
  id text primary key,
  email text not null,
  -- The address as addresses are compared.
  email_key text not null unique,
  role text not null check (role in ('owner', 'editor', 'sales', 'booth')),
  -- An Argon2id hash in PHC string format; null until the invitation is accepted.
  password_hash text,
  -- The secret of the second factor, in base32; null without one.
  totp_secret text,
  -- The time step of the last accepted code: a code is valid once.
  totp_step bigint not null default 0,
  created_at bigint not null,
  disabled_at bigint,
  last_seen_at bigint
);

-- A row is an unused link that sets a password: an invitation or a reset.
create table user_links (
  -- SHA-256 of the link's token, in hexadecimal.
  token_hash text primary key,
  -- Null for the link of the first owner, which works while there is no owner.
  user_id text,
  expires_at bigint not null
);

-- A row is an unused recovery code of a second factor.
create table recovery_codes (
  user_id text not null,
  -- SHA-256 of the code, in hexadecimal.
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- A row is one browser that is signed in, or waits for the code of its second factor.
create table sessions (
  id text primary key,
  -- SHA-256 of the cookie's token, in hexadecimal.
  token_hash text not null unique,
  user_id text not null,
  -- 1 until the code of the second factor is given.
  pending bigint not null check (pending in (0, 1)),
  created_at bigint not null,
  seen_at bigint not null,
  -- Browser and system, such as Firefox on Linux.
  browser text not null
);

create index sessions_user on sessions (user_id);

-- A row is one action in the back office or on the command line. Rows are only added. They hold ids and no personal data
-- of visitors.
create table audit_log (
  id text primary key,
  at bigint not null,
  -- Null for the command line.
  user_id text,
  -- Such as lead.state.
  action text not null,
  -- Kind and id of the object, such as lead:01890….
  object text not null
);

create index audit_log_object on audit_log (object, id);
create index audit_log_user on audit_log (user_id, id);

-- A row is the response to one request: a retry with the same key and body gets the same response.
create table idempotency (
  -- The endpoint that the key belongs to.
  scope text not null,
  key text not null,
  -- SHA-256 of the request's body, in hexadecimal.
  body_hash text not null,
  -- The response's body. It holds a reference and nothing that a visitor typed.
  body text not null,
  created_at bigint not null,
  primary key (scope, key)
);

create index idempotency_created_at on idempotency (created_at);

-- A row is one mail or one webhook call, written in the transaction that causes it and delivered at least once afterwards.
create table outbox (
  -- Also a mail's Message-ID and a webhook's delivery id, so that a duplicate can be recognised.
  id text primary key,
  subject_kind text not null check (subject_kind in ('lead', 'booking', 'user')),
  -- The id of the lead, booking or user that caused it.
  subject_id text not null,
  kind text not null check (kind in ('mail', 'webhook')),
  -- 1 for a mail to the visitor.
  to_visitor bigint not null default 0,
  -- The message as JSON. It holds personal data and is blanked after delivery or cancellation.
  body text not null,
  state text not null check (state in ('pending', 'delivered', 'dead', 'cancelled')),
  created_at bigint not null,
  -- When it is delivered, or retried.
  due_at bigint not null,
  -- Number of started deliveries.
  attempts bigint not null,
  -- The worker that delivers it, and the end of its lease.
  lease_owner text,
  lease_until bigint,
  -- Why the last attempt failed. It names no person.
  last_error text,
  -- The first of the failures since the last success: each failure moves `due_at`.
  failing_since bigint,
  -- When it was delivered, given up or cancelled.
  finished_at bigint,
  -- Digest of the mailbox that a mail about a booking goes to, to count a mailbox's mails.
  mailbox text
);

create index outbox_due on outbox (state, kind, due_at, id);
create index outbox_subject on outbox (subject_kind, subject_id);
create index outbox_mailbox on outbox (mailbox, due_at);

-- A row is one meeting that a visitor booked at an event's booth. A cancelled one stays until it is erased.
create table bookings (
  id text primary key,
  -- The visitor's reference, such as B-7K3M9Q2.
  reference text not null unique,
  created_at bigint not null,
  -- The last time that it was booked, moved or cancelled.
  updated_at bigint not null,
  -- The event landing's token.
  event text not null,
  -- The slot: minutes since midnight, in the venue's local time.
  day text not null,
  starts bigint not null,
  ends bigint not null,
  full_name text not null,
  email text not null,
  phone text not null,
  company text not null,
  -- 1 when a program seems to have filled in the form; the owner decides.
  suspect bigint not null check (suspect in (0, 1)),
  -- The `UID` of its calendar files (RFC 5545, section 3.8.4.7).
  calendar_uid text not null,
  -- Number of changes since the first calendar file (RFC 5545, section 3.8.7.4).
  sequence bigint not null,
  -- Number of moves by the visitor, which are limited.
  visitor_moves bigint not null default 0,
  -- When the visitor arrived at the booth.
  checked_in_at bigint,
  cancelled_at bigint,
  -- Raised with each change, so that two people notice each other.
  revision bigint not null default 0
);

create index bookings_event_day on bookings (event, day, starts);

-- A row is a slot that is not free. The primary key decides who gets it: the first to insert the row.
create table taken_slots (
  event text not null,
  day text not null,
  starts bigint not null,
  ends bigint not null,
  -- The booking that has it; null for a slot that the owner blocks. The booking's row may be written after this one.
  booking_id text unique references bookings (id) on delete cascade deferrable initially deferred,
  primary key (event, day, starts)
);

-- A row counts the changes of an event's taken slots, so that every server notices them.
create table slot_versions (
  event text primary key,
  version bigint not null
);

-- A row counts what was booked at an event within a day for one e-mail address, or from one client.
create table booking_quotas (
  event text not null,
  -- A keyed digest (HMAC-SHA256) of the address or client: the row holds no personal data.
  who text not null,
  booked bigint not null,
  -- When the first of them was booked. A day later the count restarts and the row may be deleted.
  since bigint not null,
  primary key (event, who)
);

-- A row is one document: a page, a list, the menus, the redirects, the words, the settings, an event, an article, a post,
-- a job or an event landing.
create table documents (
  kind text not null check (kind in ('page', 'list', 'menus', 'redirects', 'words', 'settings', 'event', 'news', 'blog', 'job', 'landing')),
  -- A page's path without its first slash, empty for the home page; a list's name; `menus`, `redirects`, `words` or
  -- `settings`; else the file's name, which is the last segment of the address.
  slug text not null,
  -- Constant while the document or its draft exists, also under another name.
  id text not null unique,
  status text not null check (status in ('published', 'draft')),
  -- A published document is hidden until then; 0 for one without a start.
  publish_at bigint not null,
  -- Counts the changes of this document; continues after a removal.
  revision bigint not null,
  -- Its file below the content folder, such as `pages/products/example.yaml`.
  file text not null unique,
  -- The file's values as JSON, without the text below its front matter, which only `source` holds.
  body text not null,
  -- The files under `media/` that it shows, as JSON: by their names the address, width and height.
  media text not null,
  -- The file's exact text.
  source text not null,
  -- SHA-256 over everything above but the revision: detects a document without changes.
  digest text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (kind, slug)
);

-- A row is one revision of a document, or its removal. Only the newest ones are stored.
create table document_revisions (
  kind text not null check (kind in ('page', 'list', 'menus', 'redirects', 'words', 'settings', 'event', 'news', 'blog', 'job', 'landing')),
  slug text not null,
  revision bigint not null,
  status text not null check (status in ('published', 'draft', 'removed')),
  -- As in `documents`; empty for a removal.
  body text not null,
  -- The file's exact text; empty for a removal.
  source text not null,
  changed_at bigint not null,
  -- The person or command that made the change.
  changed_by text not null,
  -- 1 when the editor's files have it, because it was imported from them or exported to them. An import replaces a document
  -- only if this holds for its newest revision.
  in_files bigint not null default 1 check (in_files in (0, 1)),
  primary key (kind, slug, revision)
);

-- A row is one file of the media library: a picture, a video, captions or a PDF that content may use. Or it replaces
-- one of the site's pictures or videos, or it is one frame of a set that replaces the site's frames.
create table content_media (
  -- Its path below media/; for a replacement the name of the site's own picture or video, which has no extension; for a frame
  -- frames/, the name of its set and its number.
  path text primary key,
  origin text not null default 'library' check (origin in ('library', 'site')),
  -- SHA-256 of its bytes, in hexadecimal; empty until the first upload is processed.
  digest text not null,
  -- Media type of a replacement; empty for a file whose extension says it.
  media_type text not null default '',
  -- Length in bytes.
  size bigint not null,
  -- Pixels, as displayed; 0 for other files than pictures, or if unknown.
  width bigint not null default 0,
  height bigint not null default 0,
  -- Milliseconds of a video; 0 if unknown.
  duration bigint not null default 0,
  state text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
  -- Progress of processing an upload, in thousandths.
  progress bigint not null default 0,
  -- Why processing failed.
  error text not null default '',
  -- SHA-256 of the upload that waits to be processed, whose bytes are in `content_media_parts`; empty for none.
  received text not null default '',
  -- SHA-256 of the upload that the file was made of, which detects a repeated upload.
  source text not null default '',
  -- The sizes of a picture, in `content_renditions`; empty for none.
  rendition_set text not null default '',
  -- Suggested alternative text.
  alt text not null default '',
  -- The point that stays visible when a picture is cropped, in thousandths of its width and height.
  focus_x bigint not null default 500,
  focus_y bigint not null default 500,
  -- The part for upright windows as JSON; empty for none.
  upright text not null default '',
  -- 1 when the editor's files have it. An import replaces no other file.
  in_files bigint not null default 1 check (in_files in (0, 1)),
  -- Raised with each change.
  revision bigint not null default 1,
  created_at bigint not null default 0,
  updated_at bigint not null default 0,
  -- The person or command that made the latest change.
  updated_by text not null default '',
  -- The worker that makes the sizes, and the end of its lease in UTC milliseconds.
  lease_owner text not null default '',
  lease_until bigint not null default 0,
  attempts bigint not null default 0
);

-- A row is one size of a picture of the media library.
create table content_renditions (
  -- Names the picture's bytes and its part for upright windows.
  rendition_set text not null,
  -- `wide` for the whole picture, `upright` for its part for upright windows.
  shape text not null check (shape in ('wide', 'upright')),
  -- Pixels.
  width bigint not null,
  height bigint not null,
  format text not null check (format in ('avif', 'webp')),
  -- SHA-256 of its bytes, in hexadecimal.
  digest text not null,
  -- Length in bytes.
  size bigint not null,
  -- When the last picture stopped using it, in UTC milliseconds; 0 while one uses it. Open pages may load it for another day.
  unused_since bigint not null default 0,
  primary key (rendition_set, shape, width, format)
);

-- A row is one part of a media file, of one of its sizes or of an upload, so that a range is read without the whole file.
create table content_media_parts (
  -- SHA-256 of the whole file, in hexadecimal: files with the same bytes share their parts.
  digest text not null,
  -- Counts from 0.
  number bigint not null,
  -- 65536 bytes; the last part holds the rest.
  bytes bytea not null,
  primary key (digest, number)
);

-- A row is the working draft of a document: unpublished changes, which may have faults. A document that was never published
-- has only this row.
create table document_drafts (
  document_id text primary key,
  kind text not null check (kind in ('event', 'news', 'blog', 'job', 'landing', 'page', 'list', 'menus', 'redirects', 'words', 'settings')),
  -- As in `documents`.
  slug text not null,
  -- Raised with each save, so that two people notice each other.
  version bigint not null,
  -- The revision of the document that the draft began from; 0 for none.
  base_revision bigint not null,
  -- The values as JSON.
  head text not null,
  -- The Markdown below the values.
  text text not null,
  created_at bigint not null,
  updated_at bigint not null,
  -- The e-mail address of the last editor.
  updated_by text not null
);

create index document_drafts_slug on document_drafts (kind, slug);

-- A row is a document's planned publication, or its planned removal from the site.
create table document_plans (
  document_id text primary key,
  action text not null check (action in ('publish', 'unpublish')),
  due_at bigint not null,
  -- The e-mail address of the person who planned it.
  planned_by text not null,
  -- Why it could not be carried out; it is not tried again.
  failure text
);

-- A row is a person who has a document open in the back office, until a minute after the last request.
create table document_presence (
  document_id text not null,
  user_id text not null,
  since bigint not null,
  seen_at bigint not null,
  primary key (document_id, user_id)
);

-- A row is the number of the latest change of a document (drafts and plans included) or of a file of the media library, by
-- which the back office notices changes.
create table document_changes (
  -- The document's id; for a file `media:` and its path.
  document_id text primary key,
  number bigint not null unique
);

-- The single row is the version of everything that pages show. Each change of content raises it and invalidates every page.
create table content_version (
  id bigint primary key check (id = 1),
  version bigint not null,
  -- Numbers the rows of `document_changes`.
  changes bigint not null default 0
);

insert into content_version (id, version) values (1, 1);

-- The single row is the careers provider's last valid response, in the shape of this site's API.
create table provider_jobs (
  id bigint primary key check (id = 1),
  jobs text not null,
  fetched_at bigint not null
);

-- A row is a key that only the servers of one database know.
create table secrets (
  name text primary key,
  -- Hexadecimal digits.
  value text not null,
  created_at bigint not null
);
