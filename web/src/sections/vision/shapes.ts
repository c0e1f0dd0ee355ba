/** A column of the field: its place from the left and from the back. */
interface Place {
  readonly across: number;
  readonly down: number;
}

/** A form that the field takes. */
interface Shape {
  /** Height of a column, 0 to 1. */
  readonly height: (place: Place) => number;
  /** True where a column carries light. */
  readonly lit: (place: Place) => boolean;
}

export const COLUMNS = 15;
export const ROWS = 13;

/** A source that can be seen, and the rings that go out from it. */
const RINGS: Shape = {
  height: (place) => {
    const far = distance(place);
    return 0.3 + 0.7 * Math.cos(far * 1.05) ** 2 * Math.exp(-far * 0.2);
  },
  lit: (place) => {
    const far = distance(place);
    return far < 0.6 || (far > 2.6 && far < 3.35);
  },
};

/** Small steps, each of which can be taken back. */
const STEPS: Shape = {
  height: ({ across, down }) => Math.min(stepOf(across, down), 4) * 0.24,
  lit: ({ across, down }) => stepOf(across, down) <= 4 && stepOf(across, down) > stepOf(across - 1, down),
};

/** Figures of one row, held against a level that was agreed. */
const MEASURE: Shape = {
  height: ({ across, down }) => {
    if (down !== MEASURED_ROW) return down < MEASURED_ROW ? 0.34 : 0.06;
    return FIGURES[across % FIGURES.length] ?? 0.34;
  },
  lit: ({ down }) => down === MEASURED_ROW,
};

const MEASURED_ROW = 6;
const FIGURES = [0.2, 0.28, 0.24, 0.38, 0.34, 0.5, 0.44, 0.58, 0.52, 0.7, 0.62, 0.8, 0.74, 0.9, 0.98];

const SHAPES = [RINGS, STEPS, MEASURE] as const;

/** The form of a statement, from 0; a fourth one begins anew. */
export function shapeOf(statement: number): Shape {
  return SHAPES[statement % SHAPES.length] ?? RINGS;
}

/** Every column, from the back to the front. */
export const PLACES: readonly Place[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  across: index % COLUMNS,
  down: Math.floor(index / COLUMNS),
}));

/** From the source of the rings, in columns. */
function distance({ across, down }: Place): number {
  return Math.hypot(across + (down % 2) / 2 - 7.5, (down - 6) * 0.87);
}

function stepOf(across: number, down: number): number {
  return Math.max(0, Math.floor((across + (down % 2) / 2 + (ROWS - down) * 0.5 - 4) / 3));
}
