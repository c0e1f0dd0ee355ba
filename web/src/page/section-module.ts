import type { ComponentType } from "react";
import type { PreloadImage } from "~/ui/pictures/preload-picture";
import type { SectionData, SectionKind, Sections } from "./section-data";
import type { DocumentPageData } from "./site-document";

export interface SectionProps<Kind extends SectionKind> {
  /** The section's id for links; unique on the page. */
  readonly id: string;
  /** The editor's content. */
  readonly props: Sections[Kind];
  /** The server's data. */
  readonly data: SectionData[Kind];
  /** The page that contains the section. */
  readonly page: DocumentPageData;
}

/** The exports of `src/sections/<group>/<name>.tsx`. */
export interface SectionModule<Kind extends SectionKind> {
  readonly default: ComponentType<SectionProps<Kind>>;
  /** Returns the images to preload for a page that begins with the section. */
  preload?(props: Sections[Kind], data: SectionData[Kind]): readonly PreloadImage[];
}

/** The modules of a page's sections, by the names of their views. */
export type SectionModules = Readonly<Record<string, SectionModule<never> | undefined>>;
