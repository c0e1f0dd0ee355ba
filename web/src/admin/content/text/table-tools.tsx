import type { Editor } from "@tiptap/react";
import { Button } from "../../ui/button";
import styles from "./rich-text.module.css";

/** What can be done with the table around the cursor. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  const chain = () => editor.chain().focus();
  const tools = [
    { label: "Add row", run: () => chain().addRowAfter().run() },
    { label: "Add column", run: () => chain().addColumnAfter().run() },
    { label: "Remove row", run: () => chain().deleteRow().run() },
    { label: "Remove column", run: () => chain().deleteColumn().run() },
    { label: "Remove table", run: () => chain().deleteTable().run() },
  ];
  return (
    <fieldset className={styles.tableTools} aria-label="Table">
      {tools.map(({ label, run }) => (
        <Button key={label} variant="ghost" onClick={run}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
