import type { LiveField } from "reconcile-wasm";
import type { FieldCommand, FieldEvent, FieldSize } from "./field-messages";
import { startFieldModule } from "./field-module";

/** More than the number of employees and the steps of a comparison: both are done in one call. */
const ALL = 0xffff_ffff;

/** The live field on its canvas: compares the runs, then animates and draws while something moves. */
export class FieldEngine {
  private readonly canvas: OffscreenCanvas;
  private readonly colours: string;
  private readonly report: (event: FieldEvent) => void;
  /** Null until the runs are compared. */
  private field: LiveField | null = null;
  private context: WebGL2RenderingContext | null = null;
  private size: FieldSize;
  private isShown = false;
  /** Scroll progress received before the first comparison, to be explained after it. */
  private reached = 0;
  private isLost = false;
  private frame = 0;
  private before = 0;
  private reported = "";
  private amount = "";
  private isDrawn = false;
  /** True from the planting of an error until it is reported as found. */
  private isSearching = false;
  private chosen: number | null = null;
  /** The column that the pointer drags, and the height at which the drag started. */
  private held: { readonly column: number; readonly y: number } | null = null;
  private columns = 0;
  /** Aborted when the field ends. */
  private readonly life = new AbortController();

  constructor(
    canvas: OffscreenCanvas,
    colours: string,
    size: FieldSize,
    report: (event: FieldEvent) => void,
  ) {
    this.canvas = canvas;
    this.colours = colours;
    this.size = size;
    this.report = report;
  }

  /** Loads the module, generates the runs, compares them and draws the field as it is at first. */
  async start(): Promise<void> {
    try {
      const module = await startFieldModule((cause) => this.end(cause), this.life.signal);
      const field = new module.LiveField();
      field.seed(ALL);
      this.compare(field);
      field.reach(this.reached);
      this.field = field;
      this.canvas.addEventListener("webglcontextlost", (event) => this.lose(event));
      this.canvas.addEventListener("webglcontextrestored", () => this.guard(() => this.attach(field)));
      this.attach(field);
    } catch (error) {
      this.end(error);
    }
  }

  take(command: FieldCommand): void {
    this.guard(() => {
      if (command.kind === "resize") this.size = command.size;
      if (command.kind === "show") this.isShown = command.isShown;
      if (command.kind === "reach") this.reached = command.progress;
      const { field } = this;
      if (!field) return;
      switch (command.kind) {
        case "resize":
          this.resize(field);
          break;
        case "reach":
          field.reach(command.progress);
          break;
        case "play":
          field.play();
          break;
        case "pause":
          field.pause();
          break;
        case "again":
          field.again();
          break;
        case "choose":
          this.choose(field, command.column);
          break;
        case "hover":
          this.choose(field, field.columnAt(command.x, command.y));
          break;
        case "grab":
          this.grab(field, field.columnAt(command.x, command.y), command.y);
          break;
        case "drag":
          this.drag(field, command.y);
          break;
        case "drop":
          this.drop(field, command.isCancelled);
          break;
        case "plant":
          this.plant(field, command.column);
          break;
      }
      this.wake(field);
    });
  }

  private attach(field: LiveField): void {
    // Opaque: the background is drawn with the field.
    const context = this.canvas.getContext("webgl2", { alpha: false, powerPreference: "low-power" });
    // Safari 16 has only 2D contexts in workers.
    if (!context || context.isContextLost()) {
      this.end(null);
      return;
    }
    field.attach(context, this.colours);
    this.context = context;
    this.isLost = false;
    this.resize(field);
    this.wake(field);
  }

  private lose(event: Event): void {
    // Signals that the context can be restored.
    event.preventDefault();
    this.isLost = true;
    this.isDrawn = false;
    this.field?.detach();
    this.report({ kind: "drawn", isDrawn: false });
  }

  private resize(field: LiveField): void {
    const { width, height, ratio } = this.size;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    field.resize(width, height, ratio);
    this.reportColumns(field);
    field.paint();
    // Places on the canvas have changed.
    this.reported = "";
    this.reportMoved(field);
    this.reportFound(field);
  }

  private choose(field: LiveField, column: number | undefined): void {
    if (column === undefined) return;
    this.chosen = column;
    field.mark(column);
    this.report({ kind: "chosen", column, department: field.department(column) });
    field.paint();
  }

  private grab(field: LiveField, column: number | undefined, y: number): void {
    this.choose(field, column);
    this.held = column === undefined ? null : { column, y };
  }

  private drag(field: LiveField, y: number): void {
    if (!this.held) return;
    field.pull(this.held.column, this.held.y - y);
    field.paint();
  }

  private drop(field: LiveField, isCancelled: boolean): void {
    const { held } = this;
    this.held = null;
    field.dropColumn();
    field.paint();
    if (held && !isCancelled) this.plant(field, held.column);
  }

  private plant(field: LiveField, column: number): void {
    this.choose(field, column);
    if (!field.plant(column)) {
      this.report({ kind: "exhausted" });
      return;
    }
    this.report({ kind: "planted" });
    this.isSearching = true;
    this.compare(field);
    field.raise();
    field.reach(this.reached);
  }

  private reportFound(field: LiveField): void {
    const result = field.found();
    if (!result) return;
    this.isSearching = false;
    const { line, person, department, component, reason, before, after, x, top, ground } = result;
    result.free();
    const found = { line, person, department, component, reason, before, after };
    this.report({ kind: "found", found, tag: { x, top, ground } });
  }

  private compare(field: LiveField): void {
    const startedAt = performance.now();
    field.compare(ALL);
    const milliseconds = performance.now() - startedAt;
    this.report({ kind: "compared", lines: field.lines(), milliseconds });
  }

  /** Requests a frame if it would show a change. Until the number of columns is final, frames are drawn out of sight. */
  private wake(field: LiveField): void {
    if (this.frame !== 0 || !this.mayDraw(field)) return;
    this.before = performance.now();
    this.requestFrame(field);
  }

  private mayDraw(field: LiveField): boolean {
    return !this.isLost && (this.isShown || !field.isMeasured());
  }

  private requestFrame(field: LiveField): void {
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0;
      this.guard(() => this.step(field, now));
    });
  }

  private step(field: LiveField, now: number): void {
    if (!this.mayDraw(field)) return;
    const startedAt = performance.now();
    const moves = field.advance(Math.max(now - this.before, 0));
    this.before = now;
    this.reportColumns(field);
    this.reportMoved(field);
    if (this.isSearching) this.reportFound(field);
    if (!field.isMeasured()) this.measure(field, startedAt);
    else if (!this.isDrawn) {
      this.isDrawn = true;
      this.report({ kind: "drawn", isDrawn: true });
    }
    if (moves) this.requestFrame(field);
  }

  /** Measures the drawing since a time. Waits for the graphics card, whose share would be missing otherwise. */
  private measure(field: LiveField, startedAt: number): void {
    const { context } = this;
    context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
    field.measure(performance.now() - startedAt);
  }

  /** Reports the columns of a new grid, with the selected column at about the same position. */
  private reportColumns(field: LiveField): void {
    const { columns, chosen } = this;
    this.columns = field.columns();
    if (this.columns === columns) return;
    this.report({ kind: "columns", columns: this.columns });
    if (chosen !== null) this.choose(field, Math.floor((chosen * this.columns) / columns));
  }

  private reportMoved(field: LiveField): void {
    const [explained, plays, isPaused] = [field.explained(), field.plays(), field.isPaused()];
    const [isSettled, text] = [field.isSettled(), field.unexplained()];
    if (this.amount !== text) this.report({ kind: "amount", text });
    this.amount = text;
    const state = `${explained} ${plays} ${isPaused} ${isSettled}`;
    if (this.reported === state) return;
    this.reported = state;
    const [x, y] = [field.causeX(), field.causeY()];
    this.report({ kind: "moved", explained, plays, isPaused, isSettled, x, y });
  }

  private guard(call: () => void): void {
    if (this.life.signal.aborted) return;
    try {
      call();
    } catch (error) {
      this.end(error);
    }
  }

  /** Ends the field for this visit. Reports traps, but not failed downloads or missing support for drawing. */
  private end(cause: unknown): void {
    if (this.life.signal.aborted) return;
    this.life.abort();
    this.report({ kind: "ended", trap: cause instanceof WebAssembly.RuntimeError ? cause.message : null });
  }
}
