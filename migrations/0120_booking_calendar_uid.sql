-- The `UID` of the meeting's calendar files (RFC 5545, section 3.8.4.7). Empty until the server's next start for a
-- meeting that an earlier release booked: its UID contains the site's host.
alter table bookings add column calendar_uid text not null default '';
