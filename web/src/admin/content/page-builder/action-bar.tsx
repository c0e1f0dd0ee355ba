import { ArrowDown, ArrowUp, Copy, type LucideIcon, Trash2 } from "lucide-react";
import { usePuckState, useSectionCommands, useSelectedIndex } from "./use-sections";

/** The bar at the selected section in the canvas. `canvas.css` styles it. */
export function ActionBar({ label }: { readonly label?: string }) {
  const index = useSelectedIndex() ?? 0;
  const count = usePuckState((puck) => puck.appState.data.content.length);
  const { move, duplicate, remove } = useSectionCommands();
  return (
    <div className="canvas-bar">
      <span>{label}</span>
      <Action label="Move up" icon={ArrowUp} disabled={index === 0} onClick={() => move(index, index - 1)} />
      <Action
        label="Move down"
        icon={ArrowDown}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      />
      <Action label="Duplicate" icon={Copy} onClick={() => duplicate(index)} />
      <Action label="Remove" icon={Trash2} onClick={() => remove(index)} />
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Action({ label, icon: Icon, disabled, onClick }: ActionProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
    </button>
  );
}
