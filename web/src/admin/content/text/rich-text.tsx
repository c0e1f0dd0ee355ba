import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef } from "react";
import { toast } from "../../ui/toast";
import { useForm } from "../schema-form/form-context";
import { mediumOf } from "../schema-form/media";
import { blockAtLine, parseMarkdown, textExtensions, writeMarkdown } from "./markdown";
import { cleanPaste } from "./paste";
import styles from "./rich-text.module.css";
import type { TextJump } from "./text-editor";
import { Toolbar } from "./toolbar";

interface RichTextProps {
  readonly text: string;
  readonly jump: TextJump | null;
  readonly onChange: (text: string) => void;
  readonly onSource: () => void;
}

/** A text as it looks. Its Markdown changes only when the text does. */
export function RichText({ text, jump, onChange, onSource }: RichTextProps) {
  const { choices } = useForm();
  const pictureUrl = useRef((source: string) => mediumOf(choices, source)?.url ?? source);
  pictureUrl.current = (source) => mediumOf(choices, source)?.url ?? source;
  const extensions = useMemo(() => textExtensions((source) => pictureUrl.current(source)), []);
  // The text as it was opened, and how the editor would write it.
  const opened = useRef({ text, written: writeMarkdown(parseMarkdown(text)) });
  const editor = useEditor({
    extensions,
    content: parseMarkdown(text),
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        class: styles.content ?? "",
        "aria-label": "Text",
        role: "textbox",
        "aria-multiline": "true",
      },
      transformPastedHTML: (html) => {
        const { html: clean, dropped } = cleanPaste(html, new DOMParser());
        if (dropped > 0) toast(droppedText(dropped));
        return clean;
      },
    },
    onUpdate: ({ editor: changed }) => {
      const written = writeMarkdown(changed.getJSON());
      const { text: before, written: beforeWritten } = opened.current;
      onChange(written === beforeWritten ? before : written);
    },
  });

  const jumped = useRef(jump);
  useEffect(() => {
    if (!jump || jump === jumped.current) return;
    jumped.current = jump;
    const at = blockAtLine(writeMarkdown(editor.getJSON()), jump.line);
    let position = 0;
    editor.state.doc.forEach((_node, offset, index) => {
      if (index === at) position = offset;
    });
    editor
      .chain()
      .focus(position + 1)
      .scrollIntoView()
      .run();
  }, [editor, jump]);

  return (
    <div className={styles.rich}>
      <Toolbar editor={editor} onSource={onSource} />
      <EditorContent editor={editor} />
    </div>
  );
}

function droppedText(count: number): string {
  const what = count === 1 ? "1 picture was" : `${count} pictures were`;
  return `${what} not pasted. Upload pictures, then insert them here.`;
}
