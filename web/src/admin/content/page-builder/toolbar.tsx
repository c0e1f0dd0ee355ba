import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "../../ui/button";
import { Segments } from "../../ui/segments";
import { WIDTH_OPTIONS } from "../devices";
import styles from "./toolbar.module.css";
import { usePuckState } from "./use-sections";

interface ToolbarProps {
  readonly width: number;
  readonly scale: number;
  readonly state: { readonly isLoading: boolean; readonly error: string | null };
  readonly onWidth: (width: number) => void;
}

export function Toolbar({ width, scale, state, onWidth }: ToolbarProps) {
  const history = usePuckState((puck) => puck.history);
  return (
    <div className={styles.toolbar}>
      <div className={styles.group}>
        <IconButton
          label="Undo"
          icon={Undo2}
          aria-keyshortcuts="Control+Z Meta+Z"
          aria-disabled={!history.hasPast}
          onClick={() => history.hasPast && history.back()}
        />
        <IconButton
          label="Redo"
          icon={Redo2}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          aria-disabled={!history.hasFuture}
          onClick={() => history.hasFuture && history.forward()}
        />
      </div>
      <Segments label="Width of the canvas" value={width} options={WIDTH_OPTIONS} onChange={onWidth} />
      <p className={styles.state} data-error={state.error !== null || undefined} role="status">
        {state.error ?? (state.isLoading ? "Updating" : `${Math.round(scale * 100)}%`)}
      </p>
    </div>
  );
}
