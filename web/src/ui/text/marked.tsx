import { Fragment, type ReactNode } from "react";
import type { Inline } from "~/generated/contract";
import { AppLink } from "~/ui/links/app-link";

interface MarkedProps {
  readonly text: readonly Inline[] | null;
  /** Draws the parts without marks; by default with links for their e-mail addresses. */
  readonly plain?: (text: string) => ReactNode;
}

/** A text with bold and italic words and links, whose marks the server has read. */
export function Marked({ text, plain = withMailLinks }: MarkedProps) {
  return text?.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
    <Fragment key={index}>{drawn(part, plain)}</Fragment>
  ));
}

function drawn(part: Inline, plain: (text: string) => ReactNode): ReactNode {
  if (typeof part === "string") return plain(part);
  if ("strong" in part) {
    return (
      <strong>
        <Marked text={part.strong} plain={plain} />
      </strong>
    );
  }
  if ("emphasis" in part) {
    return (
      <em>
        <Marked text={part.emphasis} plain={plain} />
      </em>
    );
  }
  return (
    <AppLink href={part.href}>
      <Marked text={part.link} plain={asItIs} />
    </AppLink>
  );
}

/** A link has no links inside. */
const asItIs = (text: string) => text;

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Makes links of the e-mail addresses in a text. */
function withMailLinks(text: string): ReactNode {
  // Split by a pattern with one group: every second part is an address.
  return text.split(ADDRESS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text may name an address twice
    <Fragment key={index}>{index % 2 === 1 ? <a href={`mailto:${part}`}>{part}</a> : part}</Fragment>
  ));
}
