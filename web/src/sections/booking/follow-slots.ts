/** Booked slots by day, as the server lists them. */
export type BookedSlots = Record<string, { time: string }[]>;

/** How often the list is fetched while no stream brings it, in milliseconds. */
const POLL_EVERY = 15_000;

/**
 * Fetches the list of booked slots and keeps it fresh: the server sends it again whenever it changes; where no stream can
 * be had (a proxy that holds it back, say) the list is asked for again and again. The answer ends it.
 */
export function followSlots(token: string, show: (booked: BookedSlots) => void): () => void {
  const event = encodeURIComponent(token);
  let stopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const fetchList = async () => {
    try {
      const response = await fetch(`/api/book-slot-list/?event=${event}`, {
        headers: { Accept: "application/json" },
      });
      if (!response.ok) throw new Error(`the slot list answered ${response.status}`);
      const { data } = (await response.json()) as { data: BookedSlots };
      if (!stopped) show(data);
    } catch (error) {
      // The specification's error catalogue: a list that fails is logged only. The server refuses a booked slot anyway.
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
    rest();
    show(JSON.parse(data) as BookedSlots);
  });
  // The browser goes on trying by itself where that makes sense; until it gets through, the list is polled.
  stream.addEventListener("error", poll);

  return () => {
    stopped = true;
    rest();
    stream.close();
  };
}
