import type { Section, SectionDataByKind } from "~/generated/contract";

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** The kind of a section: a key of the generated union. */
export type SectionKind = KeysOf<Section>;

/** The editor's content of each kind of section. */
export type Sections = {
  readonly [Kind in SectionKind]: Extract<Section, { [Key in Kind]: unknown }>[Kind];
};

/** The server's data of each kind of section; null for kinds without any. */
export type SectionData = {
  readonly [Kind in SectionKind]: Kind extends keyof SectionDataByKind ? SectionDataByKind[Kind] : null;
};

/** One section of a page, of the given kind or of any. */
export type PageSection<Kind extends SectionKind = SectionKind> = {
  [Each in Kind]: {
    readonly kind: Each;
    readonly id: string;
    readonly props: Sections[Each];
    readonly data: SectionData[Each];
  };
}[Kind];
