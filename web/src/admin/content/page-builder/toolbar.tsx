import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "../../ui/button";
import { Tip } from "../../ui/tip";
import styles from "./toolbar.module.css";
import { usePuckState } from "./use-sections";
import { WIDTHS } from "./widths";

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
      <fieldset className="segments">
        <legend className="visually-hidden">Width of the canvas</legend>
        {WIDTHS.map(({ px, label, icon: Icon }) => (
          <Tip key={px} text={`${label}, ${px} px`}>
            <button
              type="button"
              className="segment"
              aria-pressed={px === width}
              aria-label={`${label}, ${px} pixels`}
              onClick={() => onWidth(px)}
            >
              <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
              <span aria-hidden="true">{px}</span>
            </button>
          </Tip>
        ))}
      </fieldset>
      <p className={styles.state} data-error={state.error !== null || undefined} role="status">
        {state.error ?? (state.isLoading ? "Updating" : `${Math.round(scale * 100)}%`)}
      </p>
    </div>
  );
}
