-- A medium's bytes in parts, so that a range is read without the rest of the file.

-- A row is one part of a medium: 65536 bytes, the last one what is left.
create table content_media_parts (
  -- SHA-256 of the whole medium, in hexadecimal: media with the same bytes share their parts.
  digest text not null,
  -- From 0.
  number bigint not null,
  bytes bytea not null,
  primary key (digest, number)
);

-- Length of the whole medium in bytes. `bytes` is empty from here on; where it is not, an earlier release wrote the row, and the
-- medium is read from there until it is imported again.
alter table content_media add column size bigint not null default 0;
