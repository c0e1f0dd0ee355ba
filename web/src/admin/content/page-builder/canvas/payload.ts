import type { ComponentData } from "@puckeditor/core";
import type { Shell } from "~/generated/contract";
import type { PageSection } from "~/page/section-data";
import type { DocumentPageData } from "~/page/site-document";
import { setReplacedMedia } from "~/ui/pictures/replaced-media";
import { UNKNOWN } from "../puck-data";

/** The page as visitors' views receive it, without the sections that have faults. */
export interface DraftPayload {
  readonly page: DocumentPageData;
  readonly shell: Shell;
  /** Positions of the sections that were left out. */
  readonly skipped: readonly number[];
}

/** A section in the canvas. */
export interface DrawnSection {
  /** The last data that the server accepted; null if it has accepted none. */
  readonly section: PageSection | null;
  /** Whether the section's present values have faults. */
  readonly isFaulty: boolean;
  /** Whether the site shows nothing for the present values, such as a link to a story that is a draft. */
  readonly isOmitted: boolean;
}

const PENDING: DrawnSection = { section: null, isFaulty: false, isOmitted: false };

/** What the canvas draws: the server's data for each section, by Puck's id. */
export class Payload {
  shell: Shell | null = null;
  page: DocumentPageData | null = null;
  #sections: ReadonlyMap<string, DrawnSection> = new Map();
  readonly #frozen = new Map<string, DrawnSection | null>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  sectionOf(id: string): DrawnSection {
    return this.#sections.get(id) ?? PENDING;
  }

  /** Applies a response to a request for these sections. */
  receive({ page, shell, skipped }: DraftPayload, content: readonly ComponentData[]): void {
    setReplacedMedia(shell.replaced);
    const skippedAt = new Set(skipped);
    const drawn = [...page.document.sections];
    const next = new Map<string, DrawnSection>();
    for (const [index, { type, props }] of content.entries()) {
      const id = String(props.id);
      const before = this.sectionOf(id);
      const isFaulty = skippedAt.has(index) || type === UNKNOWN;
      const isOmitted = !isFaulty && drawn[0]?.kind !== type;
      const drawnNow = isOmitted ? null : (drawn[0] as PageSection);
      const received = isFaulty ? before.section : drawnNow;
      if (!isFaulty && !isOmitted) drawn.shift();
      const section = isEqual(before.section, received) ? before.section : received;
      const isSame =
        section === before.section && isFaulty === before.isFaulty && isOmitted === before.isOmitted;
      const after = isSame ? before : { section, isFaulty, isOmitted };
      if (this.#frozen.has(id)) {
        this.#frozen.set(id, after);
        next.set(id, before);
      } else next.set(id, after);
    }
    if (!isEqual(this.shell, shell)) this.shell = shell;
    if (!isEqual(withoutSections(this.page), withoutSections(page))) this.page = page;
    this.#sections = next;
    this.#notify();
  }

  /** Freezes a section until `release`, while its text is edited in place. */
  freeze(id: string): void {
    this.#frozen.set(id, null);
  }

  release(id: string): void {
    const after = this.#frozen.get(id);
    this.#frozen.delete(id);
    if (after) this.#set(id, after);
  }

  /** Shows a changed text before the server has answered. */
  replaceText(id: string, before: string, after: string): void {
    const drawn = this.sectionOf(id);
    const { section } = drawn;
    if (section)
      this.#set(id, { ...drawn, section: { ...section, props: replaced(section.props) } as never });

    function replaced(value: unknown): unknown {
      if (typeof value === "string") return value === before ? after : value;
      if (Array.isArray(value)) return value.map(replaced);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner)]));
    }
  }

  #set(id: string, drawn: DrawnSection): void {
    this.#sections = new Map(this.#sections).set(id, drawn);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function withoutSections(page: DocumentPageData | null): unknown {
  return page && { ...page, document: { ...page.document, sections: [] } };
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
