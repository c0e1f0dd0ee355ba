import { Plus } from "lucide-react";
import { Button } from "../../ui/button";
import { FaultTexts } from "./field-frame";
import { useForm } from "./form-context";
import styles from "./structure.module.css";

interface AbsentProps {
  readonly pointer: string;
  readonly label: string;
  readonly description: string;
  readonly onAdd: () => void;
}

/** An optional value that the document does not have. */
export function Absent({ pointer, label, description, onAdd }: AbsentProps) {
  const form = useForm();
  const faults = form.faults.get(pointer) ?? [];
  return (
    <div className={styles.absent}>
      <Button icon={Plus} data-pointer={pointer} title={description} onClick={onAdd}>
        {label}
      </Button>
      <FaultTexts id={`${form.id}${pointer}-faults`} faults={faults} />
    </div>
  );
}
