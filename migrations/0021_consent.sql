-- Which wording a visitor agreed to, and when (UTC milliseconds); null where the payload carried no consent.
alter table leads add column consent_version text;
alter table leads add column consented_at bigint;
