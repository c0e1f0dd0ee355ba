import styles from "./panel-tabs.module.css";

/** The part of the builder that a narrow screen shows. */
export type Panel = "sections" | "fields" | "canvas";

const PANELS: readonly { readonly panel: Panel; readonly label: string }[] = [
  { panel: "sections", label: "Sections" },
  { panel: "fields", label: "Fields" },
  { panel: "canvas", label: "Canvas" },
];

interface PanelTabsProps {
  readonly panel: Panel;
  readonly onChange: (panel: Panel) => void;
}

/** Chooses what a narrow screen shows; wide ones show all parts. */
export function PanelTabs({ panel, onChange }: PanelTabsProps) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">Shown part</legend>
      <div className="segments">
        {PANELS.map(({ panel: each, label }) => (
          <button
            key={each}
            type="button"
            className="segment"
            data-panel={each}
            aria-pressed={each === panel}
            onClick={() => onChange(each)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
