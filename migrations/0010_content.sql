-- What editors write. Days are YYYY-MM-DD, instants UTC milliseconds, lists and pictures JSON.

-- A row is one event, news item or blog post.
create table content_items (
  id text primary key,
  kind text not null check (kind in ('event', 'news', 'blog')),
  slug text not null,
  title text not null,
  excerpt text not null,
  -- An event's first day; a post's or article's date.
  date text not null,
  end_date text,
  location text,
  author text,
  news_url text,
  thumbnail text not null,
  video text,
  gallery text not null,
  -- Items that a reader may like too, as folder/slug.
  related text not null,
  featured bigint not null check (featured in (0, 1)),
  draft bigint not null check (draft in (0, 1)),
  -- Hidden until then; 0 for what was never hidden.
  publish_at bigint not null,
  -- Markdown as it was written, and the sanitised HTML that came of it.
  body text not null,
  html text not null,
  reading_minutes bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  -- SHA-256 over everything that was written and over the media that it shows: the same means nothing to do.
  digest text not null,
  unique (kind, slug)
);

create index content_items_kind_date on content_items (kind, date);

-- A row is one job opening.
create table jobs (
  -- The slug: last segment of its page's path.
  id text primary key,
  title text not null,
  department text not null,
  locations text not null,
  experience text,
  employment_type text not null,
  posted text not null,
  -- The last day on which it is open.
  closes text,
  -- The instant at which the day after that begins.
  closed_from bigint,
  -- 1 when an editor has closed it.
  closed bigint not null check (closed in (0, 1)),
  draft bigint not null check (draft in (0, 1)),
  publish_at bigint not null,
  responsibilities text not null,
  requirements text not null,
  body text not null,
  html text not null,
  created_at bigint not null,
  updated_at bigint not null,
  digest text not null
);

-- A row is one picture, video or caption file that content shows.
create table content_media (
  -- Its path below media/.
  path text primary key,
  -- SHA-256 of its bytes, in hexadecimal.
  digest text not null,
  bytes bytea not null
);

-- A row is an instant at which content changes by itself: something is published or closes.
create table content_schedule (
  due_at bigint primary key
);

-- A row is a key that all servers of one database share and nobody else knows.
create table secrets (
  name text primary key,
  -- Hexadecimal digits.
  value text not null,
  created_at bigint not null
);

-- The single row is the careers provider's last good answer, in the shape of this site's API.
create table provider_jobs (
  id bigint primary key check (id = 1),
  jobs text not null,
  fetched_at bigint not null
);
