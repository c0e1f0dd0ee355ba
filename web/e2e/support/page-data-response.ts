/** The part of a response of `/_page` that tests read or change. */
export interface PageDataResponse {
  readonly page: {
    readonly document: {
      readonly sections: readonly { readonly kind: string; readonly data: Record<string, unknown> }[];
    };
  };
}

/** Returns the server's data of a page's section, which may be changed in place. */
export function sectionData(answer: PageDataResponse, kind: string): Record<string, unknown> {
  const section = answer.page.document.sections.find((candidate) => candidate.kind === kind);
  if (!section) throw new Error(`the page has no section ${kind}`);
  return section.data;
}
