import { Toolbar as Base } from "@base-ui/react/toolbar";
import type { ChainedCommands, Editor } from "@tiptap/react";
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
  /** A tool that changes the text; `name` is the kind of node or mark that it toggles. */
  const tool = (
    label: string,
    icon: LucideIcon,
    name: string | null,
    apply: (chain: ChainedCommands) => ChainedCommands,
    attributes?: object,
  ): Tool => ({
    label,
    icon,
    ...(name ? { isOn: editor.isActive(name, attributes) } : {}),
    run: () => apply(editor.chain().focus()).run(),
  });
  const heading = (level: 2 | 3 | 4, icon: LucideIcon) =>
    tool(`Heading ${level}`, icon, "heading", (chain) => chain.toggleHeading({ level }), { level });
  const opening = (label: string, icon: LucideIcon, name: "link" | "image", opened: TextDialog): Tool => ({
    label,
    icon,
    isOn: editor.isActive(name),
    run: () => onDialog(opened),
  });
  const table = { rows: 3, cols: 3, withHeaderRow: true };
  const can = editor.can();
  const groups: { label: string; tools: Tool[] }[] = [
    { label: "Headings", tools: [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)] },
    {
      label: "Words",
      tools: [
        tool("Bold", Bold, "bold", (chain) => chain.toggleBold()),
        tool("Italic", Italic, "italic", (chain) => chain.toggleItalic()),
        tool("Strikethrough", Strikethrough, "strike", (chain) => chain.toggleStrike()),
        tool("Code", Code, "code", (chain) => chain.toggleCode()),
        opening("Link", Link, "link", "link"),
      ],
    },
    {
      label: "Blocks",
      tools: [
        tool("Bulleted list", List, "bulletList", (chain) => chain.toggleBulletList()),
        tool("Numbered list", ListOrdered, "orderedList", (chain) => chain.toggleOrderedList()),
        tool("Quote", Quote, "blockquote", (chain) => chain.toggleBlockquote()),
        tool("Code block", SquareCode, "codeBlock", (chain) => chain.toggleCodeBlock()),
        tool("Table", Table, "table", (chain) => chain.insertTable(table)),
        opening("Picture", ImagePlus, "image", "picture"),
        tool("Line", Minus, null, (chain) => chain.setHorizontalRule()),
      ],
    },
    {
      label: "Steps",
      tools: [
        { ...tool("Undo", Undo2, null, (chain) => chain.undo()), isOff: !can.undo() },
        { ...tool("Redo", Redo2, null, (chain) => chain.redo()), isOff: !can.redo() },
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
