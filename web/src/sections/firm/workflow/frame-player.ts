import type { SequencerPhase } from "~/core/contract";
import type { Core } from "~/core/load";
import { frameUrl, frameWidthFor } from "./frame-files";

type Film = InstanceType<Core["Film"]>;

/** The state of the scene apart from its frames. It changes a few times per visit, not per frame. */
export interface FilmState {
  readonly step: number;
  readonly closing: boolean;
  readonly phase: SequencerPhase;
}

/** Delays before retries of failed frames, in milliseconds; the last one is repeated. */
const RETRY_DELAYS = [1_000, 4_000, 15_000] as const;

/**
 * Fetches and decodes the frames that the core's film requests; the core paints them and decides which to release.
 *
 * The constructor throws if the canvas has no context.
 */
export class FramePlayer {
  private readonly compressed = new Map<number, Blob>();
  private readonly requests = new AbortController();
  private stopped = false;
  private drawnWidth = 0;
  private retries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: FilmState | null = null;
  private painted = 0;

  private readonly film: Film;
  private readonly canvas: HTMLCanvasElement;
  private readonly keyFrames: ReadonlySet<number>;
  private readonly onChange: (state: FilmState) => void;

  /** Takes ownership of the film. Key frames, at which it stops, are fetched in the canvas's resolution. */
  constructor(
    film: Film,
    canvas: HTMLCanvasElement,
    keyFrames: readonly number[],
    onChange: (state: FilmState) => void,
  ) {
    this.film = film;
    this.canvas = canvas;
    this.keyFrames = new Set(keyFrames);
    this.onChange = onChange;
    addEventListener("online", this.retry, { signal: this.requests.signal });
    // The canvas needs its size before the first frame is fetched.
    this.resize();
    this.advance();
  }

  /** Releases requests, bitmaps and the core's handle. */
  stop(): void {
    this.stopped = true;
    this.requests.abort();
    clearTimeout(this.timer);
    this.compressed.clear();
    this.film.close();
    this.film.free();
  }

  /** Moves the film to a scroll progress, 0 to 1. */
  moveTo(progress: number): void {
    if (this.stopped) return;
    this.film.moveTo(progress);
    this.advance();
  }

  /** Returns the completed share of a step at a scroll progress, both 0 to 1. */
  share(step: number, progress: number): number {
    return this.stopped ? 0 : this.film.share(step, progress);
  }

  /** Updates the canvas after a change of its size or the window's. */
  resize(): void {
    if (this.stopped) return;
    const { clientWidth, clientHeight } = this.canvas;
    this.drawnWidth = this.film.resize(clientWidth, clientHeight, innerWidth, devicePixelRatio);
  }

  private advance(): void {
    for (const frame of this.film.decode()) this.decode(frame);
    for (const frame of this.film.fetch()) this.fetch(frame);
    this.notify();
  }

  private async fetch(frame: number): Promise<void> {
    const width = frameWidthFor(this.drawnWidth, this.keyFrames.has(frame));
    try {
      const response = await fetch(frameUrl(frame, width), { signal: this.requests.signal });
      if (!response.ok) throw new Error(`frame ${frame}: status ${response.status}`);
      this.compressed.set(frame, await response.blob());
      this.report(() => this.film.loaded(frame));
    } catch {
      this.fail(frame);
    }
  }

  private async decode(frame: number): Promise<void> {
    const blob = this.compressed.get(frame);
    if (!blob) return;
    try {
      const bitmap = await createImageBitmap(blob);
      if (this.stopped) bitmap.close();
      else this.report(() => this.film.decoded(frame, bitmap));
    } catch {
      this.fail(frame);
    }
  }

  private fail(frame: number): void {
    this.report(() => this.film.failed(frame));
    if (this.stopped) return;
    const last = RETRY_DELAYS.length - 1;
    this.timer ??= setTimeout(this.retry, RETRY_DELAYS[Math.min(this.retries, last)]);
  }

  /** Fetches failed frames again, after a delay or when the browser is online again. */
  private readonly retry = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.retries += 1;
    this.report(() => this.film.retry());
  };

  /** Sends the film an event from an asynchronous callback. */
  private report(event: () => void): void {
    if (this.stopped) return;
    event();
    this.advance();
  }

  private notify(): void {
    const { film, shown } = this;
    const painted = film.painted();
    if (painted !== this.painted) this.canvas.dataset.frame = String(painted);
    this.painted = painted;
    const now = { step: film.step(), closing: film.closing(), phase: film.phase() };
    if (shown && shown.phase === now.phase && shown.step === now.step && shown.closing === now.closing)
      return;
    this.shown = now;
    this.onChange(now);
  }
}
