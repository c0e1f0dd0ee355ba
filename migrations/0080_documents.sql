-- Pages, lists, menus and redirects as editors write them, and the history of everything that is edited. Instants are UTC
-- milliseconds.

-- A row is one document: a page, a list, the menus or the redirects.
create table documents (
  kind text not null check (kind in ('page', 'list', 'menus', 'redirects')),
  -- A page's path without its first slash, empty for the home page; a list's name; `menus`; `redirects`.
  slug text not null,
  status text not null check (status in ('published', 'draft')),
  -- Counts the changes of this document; a document that is removed and comes back counts on.
  revision bigint not null,
  -- Its file below the content folder, such as `pages/products/example.yaml`.
  file text not null unique,
  -- All that the file says, as JSON.
  body text not null,
  -- The pictures under `media/` that it shows, as JSON: by their names the address, width and height.
  media text not null,
  -- The file's exact text.
  source text not null,
  -- SHA-256 over everything above but the revision: the same means nothing to do.
  digest text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (kind, slug)
);

-- A row is one state that a document, an item, a job or a landing was in, or its removal. The newest are kept.
create table document_revisions (
  kind text not null check (kind in ('page', 'list', 'menus', 'redirects', 'event', 'news', 'blog', 'job', 'landing')),
  slug text not null,
  revision bigint not null,
  status text not null check (status in ('published', 'draft', 'removed')),
  -- As in `documents`; empty for a removal, and for what has rows of its own.
  body text not null,
  -- The file's exact text; empty for a removal.
  source text not null,
  changed_at bigint not null,
  -- The person or command that made the change.
  changed_by text not null,
  primary key (kind, slug, revision)
);
