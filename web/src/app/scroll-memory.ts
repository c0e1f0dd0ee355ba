import type { ScrollPlace } from "./scroll-place";

const STORAGE_KEY = "scroll-places";
const PLACES_MAX = 100;

/** Scroll positions by history entry, oldest first, in session storage. */
export class ScrollMemory {
  private readonly places: Map<string, ScrollPlace>;

  constructor() {
    this.places = new Map(stored());
  }

  get(key: string): ScrollPlace | undefined {
    return this.places.get(key);
  }

  set(key: string, place: ScrollPlace): void {
    this.places.delete(key);
    this.places.set(key, place);
  }

  save(): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.places].slice(-PLACES_MAX)));
    } catch {
      // Without storage a reload loses the positions.
    }
  }
}

function stored(): [string, ScrollPlace][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [string, ScrollPlace][];
  } catch {
    return [];
  }
}
