import type { LucideIcon } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Tip } from "./tip";

interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  /** An icon stands for its label, which shows as a tooltip. */
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly icon?: LucideIcon;
    readonly mark?: ReactNode;
  }[];
  readonly onChange: (value: T) => void;
}

/** A row of buttons of which one is pressed. */
export function Segments<T extends string | number>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row
    <div className="segments" role="group" aria-label={label}>
      {options.map(({ value: each, label: name, icon: Icon, mark }) => {
        const button = (
          <button
            type="button"
            className="segment"
            aria-label={Icon ? name : undefined}
            aria-pressed={each === value}
            onClick={() => onChange(each)}
          >
            {Icon ? <Icon aria-hidden="true" size={16} strokeWidth={1.75} /> : name}
            {mark}
          </button>
        );
        return <Fragment key={each}>{Icon ? <Tip text={name}>{button}</Tip> : button}</Fragment>;
      })}
    </div>
  );
}
