import { vectors } from "~/generated/media";
import { field, forms } from "~/generated/vision-forms";

/** Amplitude of the columns' sway during the scroll, in units of the drawing. */
const SWAY = 3;
/** Maximum number of device pixels per CSS pixel: more are invisible in motion. */
const HIGHEST_PIXEL_RATIO = 2;

/** Draws the field of columns on a new canvas in `place`, in the form of each statement in turn. */
export function playField(place: HTMLElement) {
  const canvas = place.appendChild(document.createElement("canvas"));
  const context = canvas.getContext("2d");
  const cells = document.createElement("canvas");
  const drawing = new Image();
  const shapes = forms.map(({ heights, lit }) => {
    const lights = new Set<number>(lit);
    return heights.map((height, column) => ({ height, light: lights.has(column) ? 1 : 0 }));
  });
  let scale = 0;
  let position = 0;
  let progress = 0;
  let request = 0;

  const draw = () => {
    if (!context || scale === 0) return;
    const [width, height] = [field.cell.width * scale, field.cell.height * scale];
    const from = Math.floor(position);
    const share = position - from;
    const [now, next] = [shapes[from % shapes.length] ?? [], shapes[(from + 1) % shapes.length] ?? []];
    context.clearRect(0, 0, canvas.width, canvas.height);
    now.forEach((start, column) => {
      const end = next[column] ?? start;
      const row = Math.floor(column / field.across);
      const x = ((column % field.across) + 0.5 + (row % 2) / 2) * field.stride - field.cell.x;
      const rise = start.height + (end.height - start.height) * share;
      const sway = SWAY * Math.sin(column * 0.7 + progress * 14);
      const y = field.ground + row * field.depth - rise + sway - field.cell.y;
      const target = [Math.round(x * scale), Math.round(y * scale), width, height] as const;
      context.drawImage(cells, row * width, 0, width, height, ...target);
      context.globalAlpha = start.light + (end.light - start.light) * share;
      if (context.globalAlpha > 0) context.drawImage(cells, row * width, height, width, height, ...target);
      context.globalAlpha = 1;
    });
  };

  /** Renders the columns once in the canvas's resolution, in which a cell is a whole number of pixels. */
  const fit = () => {
    const pixels = canvas.clientWidth * Math.min(devicePixelRatio, HIGHEST_PIXEL_RATIO);
    if (drawing.naturalWidth === 0 || pixels === 0) return;
    scale = Math.ceil((pixels / field.width) * field.cell.width) / field.cell.width;
    canvas.width = Math.round(field.width * scale);
    canvas.height = Math.round(field.height * scale);
    cells.width = drawing.width * scale;
    cells.height = drawing.height * scale;
    cells.getContext("2d")?.drawImage(drawing, 0, 0, cells.width, cells.height);
    // In a separate task: both together take more than 50 ms on a slow processor.
    cancelAnimationFrame(request);
    request = requestAnimationFrame(draw);
  };
  const resize = new ResizeObserver(fit);
  resize.observe(canvas);
  drawing.onload = fit;
  drawing.src = vectors["vision/columns"].src;

  return {
    /** Draws the field at a position between the statements' forms, and at the section's progress. */
    moveTo(newPosition: number, newProgress: number): void {
      position = newPosition;
      progress = newProgress;
      draw();
    },
    stop(): void {
      resize.disconnect();
      cancelAnimationFrame(request);
      drawing.onload = null;
      canvas.remove();
    },
  };
}
