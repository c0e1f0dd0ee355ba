-- When the first attempt of a delivery failed that has not succeeded since: each failure moves `due_at` on.
alter table outbox add column failing_since bigint;
