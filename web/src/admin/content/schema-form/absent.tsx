import { Plus } from "lucide-react";
import { Button } from "../../ui/button";
import { Faults } from "./field-frame";
import styles from "./structure.module.css";

interface AbsentProps {
  readonly pointer: string;
  readonly label: string;
  readonly description: string;
  readonly onAdd: () => void;
}

/** An optional value that the document does not have. */
export function Absent({ pointer, label, description, onAdd }: AbsentProps) {
  return (
    <div className={styles.absent}>
      <Button icon={Plus} data-pointer={pointer} title={description} onClick={onAdd}>
        {label}
      </Button>
      <Faults pointer={pointer} />
    </div>
  );
}
