import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { uploads } from "../../media/use-uploads";
import { shortName } from "../../media/words";
import { toast } from "../../ui/toast";
import { useChoices } from "../queries";
import { mediumOf } from "../schema-form/media";
import { blockAtLine, parseMarkdown, textExtensions, writeMarkdown } from "./markdown";
import { pictureUploads } from "./picture-uploads";
import styles from "./rich-text.module.css";
import type { TextJump } from "./text-editor";
import { type TextDialog, Toolbar } from "./toolbar";

interface RichTextProps {
  readonly text: string;
  readonly jump: TextJump | null;
  readonly onChange: (text: string) => void;
  readonly onSource: () => void;
}

/** A text as it looks. Its Markdown changes only when the text does. */
export function RichText({ text, jump, onChange, onSource }: RichTextProps) {
  const choices = useChoices();
  const [dialog, setDialog] = useState<TextDialog | null>(null);
  const addressOf = (source: string) => mediumOf(choices, source)?.url || uploads.previewOf(source) || source;
  const pictureUrl = useRef(addressOf);
  pictureUrl.current = addressOf;
  const editorRef = useRef<Editor | null>(null);
  const extensions = useMemo(() => {
    const openPicture = (name: string) => {
      selectPicture(editorRef.current, name);
      setDialog("picture");
    };
    return [
      ...textExtensions((source) => pictureUrl.current(source)),
      pictureUploads(uploads, (item) => {
        toast(`${shortName(item.name)} inserted. Describe it for people who do not see it.`, {
          label: "Describe",
          onClick: () => openPicture(item.name),
        });
      }),
    ];
  }, []);
  // The text as it was opened, and how the editor would write it.
  const opened = useRef({ text, written: writeMarkdown(parseMarkdown(text)) });
  const editor = useEditor({
    extensions,
    content: parseMarkdown(text),
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        class: `${styles.content} no-ring`,
        "aria-label": "Text",
        role: "textbox",
        "aria-multiline": "true",
      },
    },
    onUpdate: ({ editor: changed }) => {
      const written = writeMarkdown(changed.getJSON());
      const { text: before, written: beforeWritten } = opened.current;
      onChange(written === beforeWritten ? before : written);
    },
  });

  editorRef.current = editor;

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
    <div>
      <Toolbar editor={editor} dialog={dialog} onDialog={setDialog} onSource={onSource} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** Selects the last picture of a file. */
function selectPicture(editor: Editor | null, name: string): void {
  let position: number | null = null;
  editor?.state.doc.descendants((node, at) => {
    if (node.type.name === "image" && node.attrs.src === name) position = at;
  });
  if (position !== null) editor?.chain().focus().setNodeSelection(position).run();
}
