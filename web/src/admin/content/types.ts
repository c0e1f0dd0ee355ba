import type {
  DraftVersion,
  PublishedVersion,
  WholeDocument as UntypedDocument,
  RevisionContent as UntypedRevision,
} from "~/generated/contract";
import type { JsonObject } from "./schema-form/json";

export type {
  Choices,
  ContrastFigure,
  DocumentKind,
  DocumentList,
  DocumentRow,
  DocumentState,
  Fault,
  LinkingDocument,
  OthersPresent,
  Plan,
  Present,
  PreviewLink,
  RevisionRow,
} from "~/generated/contract";

/** A version whose values are known to be JSON. */
type WithJson<Version> = Omit<Version, "values"> & { readonly values: JsonObject };

/** A document with its content. */
export type WholeDocument = Omit<UntypedDocument, "published" | "draft"> & {
  readonly published: WithJson<PublishedVersion> | null;
  readonly draft: WithJson<DraftVersion> | null;
};

/** The content of a stored revision. */
export type RevisionContent = WithJson<UntypedRevision>;
