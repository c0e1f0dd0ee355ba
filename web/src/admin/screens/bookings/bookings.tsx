import { useQuery } from "@tanstack/react-query";
import { CalendarOff, CalendarX2, MousePointerClick, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { Board, BoardSlot, Booking } from "~/generated/contract";
import { boardEventsQuery, boardQuery, bookingQuery } from "../../api/queries";
import { useMay } from "../../api/session";
import { useIsLive } from "../../frame/use-live-events";
import { useShortcuts } from "../../frame/use-shortcuts";
import { IconButton } from "../../ui/button";
import { LinkTabs } from "../../ui/link-tabs";
import { Empty, QueryState } from "../../ui/notice";
import { Page, useTitle } from "../../ui/page";
import { Select } from "../../ui/select";
import { useEntryFocus } from "../../ui/use-entry-focus";
import { type BoardPlace, boardAddress, boardPlace, slotState } from "./board-place";
import { BookDialog } from "./book-dialog";
import { BookingPanel } from "./booking-panel";
import styles from "./bookings.module.css";
import { CancelDialog } from "./cancel-dialog";
import { CheckInSearch, MIN_LETTERS } from "./check-in-search";
import { DayCounts } from "./day-counts";
import { FoundBookings } from "./found-bookings";
import { MoveDialog } from "./move-dialog";
import { PrintedDay } from "./printed-day";
import { focusSlot, SlotList, slotControls } from "./slot-list";
import { otherZone, shortDay } from "./slot-time";
import { useCheckIn, useSlotBlocks } from "./use-booking-changes";
import { useNow } from "./use-now";

/** How often a board loads again while the event stream is down. */
const POLL_MS = 10_000;

/** The board of a day with the open booking next to it. Narrow windows show one of them. */
export function Bookings() {
  const { id = null } = useParams();
  const [params] = useSearchParams();
  const mayAllDays = useMay()("bookings");
  const events = useQuery(boardEventsQuery);
  const opened = useQuery({ ...bookingQuery(id ?? ""), enabled: id !== null });
  // A booking is shown in its day, also after it was moved.
  const wanted = opened.data ?? { event: params.get("event"), day: params.get("day") };
  const place = events.data && boardPlace(events.data, wanted, mayAllDays);
  const isWaiting = id !== null && opened.isPending && !params.has("event");
  if (events.data && place && !isWaiting) {
    return <Day place={place} events={events.data} id={id} opened={opened.data ?? null} />;
  }
  return (
    <Page title="Bookings">
      <QueryState query={isWaiting ? opened : events} rows={8} />
      {place === null ? <NoEvents /> : null}
    </Page>
  );
}

interface DayProps {
  readonly place: BoardPlace;
  readonly events: readonly BoardPlace["event"][];
  readonly id: string | null;
  readonly opened: Booking | null;
}

type Task =
  | { readonly kind: "move" | "cancel"; readonly booking: Booking }
  | { readonly kind: "book"; readonly slot: BoardSlot };

function Day({ place, events, id, opened }: DayProps) {
  const { event, day } = place;
  useTitle("Bookings");
  const navigate = useNavigate();
  const mayBook = useMay()("bookings");
  const now = useNow();
  const isLive = useIsLive();
  const board = useQuery({
    ...boardQuery(event.token, day ?? ""),
    enabled: day !== null,
    refetchInterval: isLive ? false : POLL_MS,
  });
  const { pendingId, checkIn } = useCheckIn();
  const { block, release } = useSlotBlocks();
  const [text, setText] = useState("");
  const [task, setTask] = useState<Task | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const slots = useRef<HTMLOListElement>(null);
  const matches = useRef<HTMLUListElement>(null);
  const isSearching = text.trim().length >= MIN_LETTERS;
  const backTo = boardAddress(event.token, day);
  const known = allBookings(board.data).find((booking) => booking.id === id) ?? null;
  const open = opened ?? known;
  const list = () => (isSearching ? matches.current : slots.current);
  const focused = () => {
    const bookingId = focusedSlot(list())?.closest("li")?.dataset.id;
    return allBookings(board.data).find((booking) => booking.id === bookingId) ?? open;
  };
  const close = () => void navigate(backTo);
  const current = (booking: Booking) => (open?.id === booking.id ? open : booking);
  const placeOf = ({ time }: BoardSlot) => ({ event: event.token, day: day ?? "", time });

  useShortcuts({
    "/": () => search.current?.focus(),
    j: () => focusSlot(list(), 1),
    k: () => focusSlot(list(), -1),
    m: () => {
      const booking = focused();
      if (booking?.cancelledAt === null) setTask({ kind: "move", booking });
    },
    c: () => {
      const booking = focused();
      if (booking?.cancelledAt === null) checkIn(booking, booking.checkedInAt === null);
    },
    b: () => {
      const slot = board.data && mayBook ? freeSlot(board.data, now, focusedSlot(slots.current)) : null;
      if (slot) setTask({ kind: "book", slot });
    },
    ...(id ? { Escape: close } : {}),
  });
  useEntryFocus(slots, id);
  useScrollToNow(board.data, slots);

  return (
    <div className={styles.screen} data-open={id !== null || undefined}>
      {/* On a phone an open booking hides the title. */}
      <h1 className="visually-hidden">Bookings</h1>
      <section aria-label="Board">
        <div className={styles.content}>
          <header className={styles.head}>
            <p className="screen-title" aria-hidden="true">
              Bookings
            </p>
            <div className={styles.event}>
              {events.length > 1 ? (
                <Select
                  label="Event"
                  hideLabel
                  value={event.token}
                  options={events.map(({ token, name, ended }) => ({
                    value: token,
                    label: ended ? `${name} (ended)` : name,
                  }))}
                  onChange={(token) => void navigate(boardAddress(token, null))}
                />
              ) : (
                <p>{event.name}</p>
              )}
            </div>
            <IconButton label="Print the day" icon={Printer} onClick={() => print()} />
          </header>
          <div className={styles.tools}>
            {place.days.length > 1 ? (
              <LinkTabs
                label="Days"
                look="segment"
                tabs={place.days.map((each) => ({
                  to: boardAddress(event.token, each),
                  label: shortDay(each),
                  note: each === event.today ? <em>Today</em> : null,
                  isCurrent: each === day,
                }))}
              />
            ) : null}
            <CheckInSearch
              ref={search}
              event={event}
              text={text}
              onText={setText}
              onCheckIn={checkIn}
              onOpen={(booking) => void navigate(boardAddress(event.token, booking.day, booking.id))}
              onSeveral={() => slotControls(list())[0]?.focus()}
            />
          </div>
          {isSearching ? (
            <FoundBookings
              ref={matches}
              event={event}
              text={text}
              pendingId={pendingId}
              onCheckIn={checkIn}
            />
          ) : (
            <>
              {day === null ? <NotToday days={event.days} /> : null}
              {day === null || board.data ? null : <QueryState query={board} rows={8} />}
              {board.data ? (
                <>
                  <div className={styles.summary}>
                    <DayCounts slots={board.data.slots} now={now} />
                    <p role="status" className="hint">
                      {isLive ? zoneText(board.data) : "Connection lost. Trying again."}
                    </p>
                  </div>
                  <SlotList
                    ref={slots}
                    board={board.data}
                    now={now}
                    openId={id}
                    pendingId={pendingId}
                    mayBook={mayBook}
                    onCheckIn={checkIn}
                    onBook={(slot) => setTask({ kind: "book", slot })}
                    onRelease={(slot) => release(placeOf(slot))}
                  />
                </>
              ) : null}
            </>
          )}
          {board.data ? <PrintedDay board={board.data} /> : null}
        </div>
      </section>
      <section aria-label="Booking">
        {id ? (
          <BookingPanel
            key={id}
            id={id}
            known={known}
            timeZone={event.timeZone}
            backTo={backTo}
            pendingId={pendingId}
            onCheckIn={checkIn}
            onMove={(booking) => setTask({ kind: "move", booking })}
            onCancel={(booking) => setTask({ kind: "cancel", booking })}
          />
        ) : (
          <Empty
            icon={MousePointerClick}
            title="No booking open"
            text="Choose one from the board, or press j and k to go through the day."
          />
        )}
      </section>
      {task?.kind === "move" ? (
        <MoveDialog booking={current(task.booking)} place={place} now={now} onClose={() => setTask(null)} />
      ) : null}
      {task?.kind === "cancel" ? (
        <CancelDialog booking={current(task.booking)} onClose={() => setTask(null)} />
      ) : null}
      {task?.kind === "book" ? (
        <BookDialog
          place={placeOf(task.slot)}
          onClose={() => setTask(null)}
          onBlock={() => {
            block(placeOf(task.slot));
            setTask(null);
          }}
          onBooked={(booking) => {
            setTask(null);
            void navigate(boardAddress(booking.event, booking.day, booking.id));
          }}
        />
      ) : null}
    </div>
  );
}

function NoEvents() {
  return (
    <Empty
      icon={CalendarX2}
      title="No event to book"
      text="Visitors book meetings on an event's landing. Create one under Content with its days and slots, and publish it. The board then appears here."
    />
  );
}

function NotToday({ days }: { readonly days: readonly string[] }) {
  const next = days.find((day) => Date.parse(day) > Date.now());
  return (
    <Empty
      icon={CalendarOff}
      title="No meetings today"
      text={`You see the bookings of a day on the day itself.${next ? ` The next one is ${shortDay(next)}.` : ""}`}
    />
  );
}

function zoneText({ event, slots }: Board): string | null {
  const zone = slots[0] ? otherZone(event.timeZone, slots[0].startsAt) : null;
  return zone ? `Venue time, ${zone}` : null;
}

function allBookings(board: Board | undefined): readonly Booking[] {
  return board ? [...board.slots.flatMap(({ booking }) => booking ?? []), ...board.cancelled] : [];
}

/** Returns the focused slot if it is free, otherwise the first that is free. */
function freeSlot(board: Board, now: number, control: HTMLElement | null): BoardSlot | null {
  const free = board.slots.filter((slot) => slotState(slot, now) === "free");
  return free.find(({ time }) => time === control?.dataset.slot) ?? free[0] ?? null;
}

/** Returns the control of the slot that has the focus. */
function focusedSlot(list: HTMLElement | null): HTMLElement | null {
  const row = list?.contains(document.activeElement) ? document.activeElement?.closest("li") : null;
  return row?.querySelector<HTMLElement>("[data-slot]") ?? null;
}

/** Scrolls to the current slot when a board opens. */
function useScrollToNow(board: Board | undefined, slots: React.RefObject<HTMLOListElement | null>): void {
  const place = board ? `${board.event.token} ${board.day}` : null;
  useEffect(() => {
    if (place) slots.current?.querySelector("[aria-current=time]")?.scrollIntoView({ block: "nearest" });
  }, [place, slots]);
}
