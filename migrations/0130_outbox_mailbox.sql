-- A digest of the mailbox that a mail about a booking goes to, so that a mailbox's mails can be counted.
alter table outbox add column mailbox text;
create index outbox_mailbox on outbox (mailbox, due_at);
