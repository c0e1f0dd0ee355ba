-- A worker asks for the due messages of one kind: without the kind it would read all those of the others.
drop index outbox_due;
create index outbox_due on outbox (state, kind, due_at, id);
