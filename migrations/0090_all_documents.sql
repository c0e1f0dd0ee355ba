-- Events, news, blog posts, jobs and event landings become documents. The server copies what their tables held as soon as this
-- one stands, and drops them (server/src/store/item_tables.rs). Instants are UTC milliseconds.

-- A row is one document: a page, a list, the menus, the redirects, an event, an article, a post, a job or an event landing.
create table all_documents (
  kind text not null check (kind in ('page', 'list', 'menus', 'redirects', 'event', 'news', 'blog', 'job', 'landing')),
  -- A page's path without its first slash, empty for the home page; a list's name; `menus`; `redirects`; else the file's name,
  -- which is the last segment of the address.
  slug text not null,
  -- UUIDv7, for as long as the document exists; null for what an earlier release wrote.
  id text unique,
  status text not null check (status in ('published', 'draft')),
  -- A published document is hidden until then; 0 for one that never was.
  publish_at bigint not null default 0,
  -- Counts the changes of this document; a document that is removed and comes back counts on.
  revision bigint not null,
  -- Its file below the content folder, such as `pages/products/example.yaml`.
  file text not null unique,
  -- All that the file says, as JSON; the text below its head stands in the source alone.
  body text not null,
  -- The files under `media/` that it shows, as JSON: by their names the address, width and height.
  media text not null,
  -- The file's exact text.
  source text not null,
  -- SHA-256 over everything above but the revision: the same means nothing to do.
  digest text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (kind, slug)
);

insert into all_documents (kind, slug, status, revision, file, body, media, source, digest, created_at, updated_at)
select kind, slug, status, revision, file, body, media, source, digest, created_at, updated_at from documents;

drop table documents;

alter table all_documents rename to documents;
