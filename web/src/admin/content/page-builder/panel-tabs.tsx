import { Segments } from "../../ui/segments";
import styles from "./panel-tabs.module.css";

/** The part of the builder that a narrow screen shows. */
export type Panel = "sections" | "fields" | "canvas";

const PANELS: readonly { readonly value: Panel; readonly label: string }[] = [
  { value: "sections", label: "Sections" },
  { value: "fields", label: "Fields" },
  { value: "canvas", label: "Canvas" },
];

interface PanelTabsProps {
  readonly panel: Panel;
  readonly onChange: (panel: Panel) => void;
}

/** Chooses what a narrow screen shows; wide ones show all parts. */
export function PanelTabs({ panel, onChange }: PanelTabsProps) {
  return (
    <div className={styles.tabs}>
      <Segments label="Shown part" value={panel} options={PANELS} onChange={onChange} />
    </div>
  );
}
