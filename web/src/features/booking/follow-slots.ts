import type { SlotDays } from "~/generated/contract";

/**
 * Fetches the list of booked slots once, then follows the stream in which the server sends the list whenever it
 * changes. Returns a function that ends both.
 */
export function followSlots(token: string, show: (taken: SlotDays["data"]) => void): () => void {
  const event = encodeURIComponent(token);
  const request = new AbortController();
  fetchList(event, request.signal).then(show, (error) => {
    // Product requirement: a failed list is only logged. The server rejects a booked slot anyway.
    // biome-ignore lint/suspicious/noConsole: see above
    if (!request.signal.aborted) console.error(error);
  });
  const stream = new EventSource(`/api/book-slot-stream/?event=${event}`);
  stream.addEventListener("slots", ({ data }: MessageEvent<string>) => {
    // The stream is newer than the list.
    request.abort();
    show(JSON.parse(data));
  });
  return () => {
    request.abort();
    stream.close();
  };
}

async function fetchList(event: string, signal: AbortSignal): Promise<SlotDays["data"]> {
  const response = await fetch(`/api/book-slot-list/?event=${event}`, {
    headers: { Accept: "application/json" },
    signal,
  });
  if (!response.ok) throw new Error(`slot list: status ${response.status}`);
  const { data }: SlotDays = await response.json();
  return data;
}
