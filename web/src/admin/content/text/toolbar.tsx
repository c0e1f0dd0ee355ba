import { Toolbar as Base } from "@base-ui/react/toolbar";
import type { Editor } from "@tiptap/react";
import {
  Bold,
  Code,
  CodeXml,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Undo2,
} from "lucide-react";
import { Tip } from "../../ui/tip";
import { LinkDialog } from "./link-dialog";
import { PictureDialog } from "./picture-dialog";
import styles from "./rich-text.module.css";
import { TableTools } from "./table-tools";

interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly run: () => void;
}

export type TextDialog = "link" | "picture";

interface ToolbarProps {
  readonly editor: Editor;
  readonly dialog: TextDialog | null;
  readonly onDialog: (dialog: TextDialog | null) => void;
  readonly onSource: () => void;
}

export function Toolbar({ editor, dialog, onDialog, onSource }: ToolbarProps) {
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
    label: `Heading ${level}`,
    icon,
    isOn: editor.isActive("heading", { level }),
    run: () => chain().toggleHeading({ level }).run(),
  });
  const groups: { label: string; tools: Tool[] }[] = [
    { label: "Headings", tools: [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)] },
    {
      label: "Words",
      tools: [
        { label: "Bold", icon: Bold, isOn: editor.isActive("bold"), run: () => chain().toggleBold().run() },
        {
          label: "Italic",
          icon: Italic,
          isOn: editor.isActive("italic"),
          run: () => chain().toggleItalic().run(),
        },
        {
          label: "Strikethrough",
          icon: Strikethrough,
          isOn: editor.isActive("strike"),
          run: () => chain().toggleStrike().run(),
        },
        { label: "Code", icon: Code, isOn: editor.isActive("code"), run: () => chain().toggleCode().run() },
        { label: "Link", icon: Link, isOn: editor.isActive("link"), run: () => onDialog("link") },
      ],
    },
    {
      label: "Blocks",
      tools: [
        {
          label: "Bulleted list",
          icon: List,
          isOn: editor.isActive("bulletList"),
          run: () => chain().toggleBulletList().run(),
        },
        {
          label: "Numbered list",
          icon: ListOrdered,
          isOn: editor.isActive("orderedList"),
          run: () => chain().toggleOrderedList().run(),
        },
        {
          label: "Quote",
          icon: Quote,
          isOn: editor.isActive("blockquote"),
          run: () => chain().toggleBlockquote().run(),
        },
        {
          label: "Code block",
          icon: SquareCode,
          isOn: editor.isActive("codeBlock"),
          run: () => chain().toggleCodeBlock().run(),
        },
        {
          label: "Table",
          icon: Table,
          isOn: editor.isActive("table"),
          run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        },
        {
          label: "Picture",
          icon: ImagePlus,
          isOn: editor.isActive("image"),
          run: () => onDialog("picture"),
        },
        { label: "Line", icon: Minus, run: () => chain().setHorizontalRule().run() },
      ],
    },
    {
      label: "Steps",
      tools: [
        { label: "Undo", icon: Undo2, isOff: !editor.can().undo(), run: () => chain().undo().run() },
        { label: "Redo", icon: Redo2, isOff: !editor.can().redo(), run: () => chain().redo().run() },
      ],
    },
  ];
  return (
    <div className={styles.toolbar}>
      <Base.Root className={styles.tools} aria-label="Text tools">
        {groups.map(({ label, tools }) => (
          <Base.Group key={label} className={styles.group} aria-label={label}>
            {tools.map((tool) => (
              <ToolButton key={tool.label} {...tool} />
            ))}
          </Base.Group>
        ))}
        <Base.Group className={styles.group} aria-label="Source">
          <ToolButton label="Edit as Markdown" icon={CodeXml} run={onSource} />
        </Base.Group>
      </Base.Root>
      {editor.isActive("table") ? <TableTools editor={editor} /> : null}
      {dialog === "link" ? <LinkDialog editor={editor} onClose={() => onDialog(null)} /> : null}
      {dialog === "picture" ? <PictureDialog editor={editor} onClose={() => onDialog(null)} /> : null}
    </div>
  );
}

function ToolButton({ label, icon: Icon, isOn, isOff = false, run }: Tool) {
  return (
    <Tip text={label}>
      <Base.Button
        className={styles.tool}
        aria-label={label}
        aria-pressed={isOn}
        disabled={isOff}
        onClick={run}
      >
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
      </Base.Button>
    </Tip>
  );
}
