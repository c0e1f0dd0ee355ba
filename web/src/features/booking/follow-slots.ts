import { isSlotDays, isTakenByDay } from "~/api/responses";
import type { SlotDays } from "~/generated/contract";

/** Milliseconds between fetches of the list while no stream brings it. */
const POLL_EVERY = 15_000;

/**
 * Fetches the list of booked slots and keeps it fresh: the server sends it again whenever it changes. Without a stream,
 * which a proxy may hold back, the list is polled. Returns a function that ends both.
 */
export function followSlots(token: string, show: (taken: SlotDays["data"]) => void): () => void {
  const event = encodeURIComponent(token);
  let stopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let requests = 0;
  /** The last request whose list is no news any more: it, a later one or the stream has been shown since it began. */
  let outdated = 0;

  const fetchList = async () => {
    requests += 1;
    const request = requests;
    try {
      const response = await fetch(`/api/book-slot-list/?event=${event}`, {
        headers: { Accept: "application/json" },
      });
      if (!response.ok) throw new Error(`the slot list answered ${response.status}`);
      const list: unknown = await response.json();
      if (!isSlotDays(list)) throw new Error("the slot list is none");
      if (stopped || request <= outdated) return;
      outdated = request;
      show(list.data);
    } catch (error) {
      // Product requirement: a list that fails is logged only. The server refuses a booked slot anyway.
      // biome-ignore lint/suspicious/noConsole: see above
      if (!stopped) console.error(error);
    }
  };
  const poll = () => {
    timer ??= setInterval(fetchList, POLL_EVERY);
  };
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };

  fetchList();
  const stream = new EventSource(`/api/book-slot-stream/?event=${event}`);
  stream.addEventListener("slots", ({ data }: MessageEvent<string>) => {
    const taken: unknown = JSON.parse(data);
    if (!isTakenByDay(taken)) return;
    rest();
    outdated = requests;
    show(taken);
  });
  // The browser goes on trying by itself where that makes sense; until it gets through, the list is polled.
  stream.addEventListener("error", poll);

  return () => {
    stopped = true;
    rest();
    stream.close();
  };
}
