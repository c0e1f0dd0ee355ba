import type { MarkedText } from "~/generated/contract";
import { Marked } from "~/ui/text/marked";

interface ParagraphsProps {
  readonly className: string | undefined;
  readonly texts: readonly MarkedText[];
}

export function Paragraphs({ className, texts }: ParagraphsProps) {
  return (
    <div className={className}>
      {texts.map((text, index) => (
        <p key={index}>
          <Marked text={text} />
        </p>
      ))}
    </div>
  );
}
