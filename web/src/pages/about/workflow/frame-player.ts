import type { SequencerSnapshot } from "~/core/contract";
import type { Core } from "~/core/load";
import { frameUrl, frameWidthFor } from "./frame-files";

type Sequencer = InstanceType<Core["Sequencer"]>;

/** Requests under way at a time: enough to fill the line, few enough that the order still means something. */
const PARALLEL = 4;

/** The step frames are all that is fetched before the visitor begins to scroll. */
const STEP_FRAMES = 5;

/**
 * Plays the sequence on a canvas. The core says which frames to fetch, decode, drop and draw; this fetches, decodes,
 * drops and draws them.
 */
export class FramePlayer {
  private readonly compressed = new Map<number, Blob>();
  private readonly bitmaps = new Map<number, ImageBitmap>();
  private readonly requests = new AbortController();
  private readonly context: CanvasRenderingContext2D | null;
  private drawn = 0;
  private moved = false;
  private stopped = false;
  private frameWidth = frameWidthFor(0);
  private last: SequencerSnapshot | null = null;

  private readonly sequencer: Sequencer;
  private readonly canvas: HTMLCanvasElement;
  private readonly onChange: (snapshot: SequencerSnapshot) => void;

  /** Takes ownership of the sequencer. */
  constructor(
    sequencer: Sequencer,
    canvas: HTMLCanvasElement,
    onChange: (snapshot: SequencerSnapshot) => void,
  ) {
    this.sequencer = sequencer;
    this.canvas = canvas;
    this.onChange = onChange;
    this.context = canvas.getContext("2d", { alpha: false });
  }

  start(): void {
    this.resize(innerWidth, devicePixelRatio);
    this.advance();
  }

  /** Gives everything back: requests, bitmaps, the core's handle. */
  stop(): void {
    this.stopped = true;
    this.requests.abort();
    for (const bitmap of this.bitmaps.values()) bitmap.close();
    this.bitmaps.clear();
    this.compressed.clear();
    this.sequencer.free();
  }

  /** The scroll position has come to a progress, 0 to 1. */
  moveTo(progress: number): void {
    if (this.stopped) return;
    this.moved ||= progress > 0;
    this.sequencer.frame(progress);
    this.advance();
  }

  resize(windowWidth: number, pixelRatio: number): void {
    if (this.stopped) return;
    const [, , pixelWidth = 0, pixelHeight = 0] = this.sequencer.canvasSize(windowWidth, pixelRatio);
    if (this.canvas.width === pixelWidth && this.canvas.height === pixelHeight) return;
    this.canvas.width = pixelWidth;
    this.canvas.height = pixelHeight;
    this.frameWidth = frameWidthFor(pixelWidth);
    this.drawn = 0;
    this.draw();
  }

  private advance(): void {
    for (const frame of this.sequencer.release()) {
      this.bitmaps.get(frame)?.close();
      this.bitmaps.delete(frame);
    }
    for (const frame of this.sequencer.decode()) this.decode(frame);
    const { loaded, failed } = this.sequencer.snapshot();
    if (this.moved || loaded + failed < STEP_FRAMES) {
      for (const frame of this.sequencer.fetch(this.moved ? PARALLEL : STEP_FRAMES)) this.fetch(frame);
    }
    this.draw();
    this.tell();
  }

  private async fetch(frame: number): Promise<void> {
    try {
      const response = await fetch(frameUrl(frame, this.frameWidth), { signal: this.requests.signal });
      if (!response.ok) throw new Error(`frame ${frame} answered ${response.status}`);
      const blob = await response.blob();
      if (this.stopped) return;
      this.compressed.set(frame, blob);
      this.sequencer.loaded(frame);
    } catch {
      if (this.stopped) return;
      this.sequencer.failed(frame);
    }
    this.advance();
  }

  private async decode(frame: number): Promise<void> {
    const blob = this.compressed.get(frame);
    if (!blob) return;
    try {
      const bitmap = await createImageBitmap(blob);
      if (this.stopped || !this.sequencer.decoded(frame)) {
        bitmap.close();
        return;
      }
      this.bitmaps.set(frame, bitmap);
    } catch {
      if (this.stopped) return;
      this.sequencer.failed(frame);
    }
    this.advance();
  }

  private draw(): void {
    const frame = this.sequencer.drawable();
    const bitmap = this.bitmaps.get(frame);
    if (!bitmap || frame === this.drawn || !this.context) return;
    const { width, height } = this.canvas;
    const [x = 0, y = 0, drawnWidth = 0, drawnHeight = 0] = this.sequencer.cover(
      bitmap.width,
      bitmap.height,
      width,
      height,
    );
    this.context.drawImage(bitmap, x, y, drawnWidth, drawnHeight);
    this.canvas.dataset.frame = String(frame);
    this.drawn = frame;
  }

  private tell(): void {
    const now = this.sequencer.snapshot();
    const { last } = this;
    this.last = now;
    if (last && last.phase === now.phase && last.step === now.step && last.closing === now.closing) return;
    this.onChange(now);
  }
}
