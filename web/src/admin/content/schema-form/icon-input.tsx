import { useState } from "react";
import type { IconName } from "~/generated/contract";
import { icons } from "~/ui/pictures/icons";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { SearchField } from "../../ui/search-field";
import { useChoices } from "../queries";
import type { Control } from "./field-frame";
import styles from "./picker.module.css";

interface IconInputProps {
  readonly control: Control;
  readonly label: string;
  readonly value: string;
  readonly required: boolean;
  readonly onChange: (value: string) => void;
}

/** An icon, chosen from a grid of all. */
export function IconInput({ control, label, value, required, onChange }: IconInputProps) {
  const choices = useChoices();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const found = choices.icons.filter((name) => name.includes(text.trim().toLowerCase()));
  const choose = (name: string) => {
    onChange(name);
    setOpen(false);
  };
  return (
    <div className={styles.chosen}>
      <button
        type="button"
        {...control}
        aria-labelledby={`${control.id}-label ${control.id}`}
        className={styles.button}
        onClick={() => setOpen(true)}
      >
        <Icon name={value} />
        <span>{value || "Choose an icon"}</span>
      </button>
      {value && !required ? (
        <Button variant="ghost" onClick={() => onChange("")}>
          Remove
        </Button>
      ) : null}
      <Dialog open={isOpen} title={label} wide onClose={() => setOpen(false)}>
        <SearchField label="Search icons" placeholder="Search icons" value={text} onText={setText} />
        <p role="status" className={found.length === 0 ? "muted" : "visually-hidden"}>
          {found.length === 0 ? "Nothing found. Try other words." : `${found.length} found`}
        </p>
        <ul className={styles.icons}>
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.icon}
                aria-pressed={name === value}
                onClick={() => choose(name)}
              >
                <Icon name={name} />
                <span className="hint truncate">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

function Icon({ name }: { readonly name: string }) {
  // A newer server may name others.
  const Shown = name in icons ? icons[name as IconName] : null;
  return Shown ? <Shown aria-hidden="true" size={20} strokeWidth={1.75} /> : null;
}
