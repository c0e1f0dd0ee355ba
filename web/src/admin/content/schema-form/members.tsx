import { useCallback } from "react";
import { useForm } from "./form-context";
import { isObject, type Json, type Update, withMember } from "./json";
import type { ChangeMember } from "./node-props";
import type { GroupShape } from "./schema";
import styles from "./structure.module.css";

interface MembersProps {
  readonly shape: GroupShape;
  readonly name: string | number;
  readonly pointer: string;
  readonly value: Json | undefined;
  readonly onChange: ChangeMember;
  readonly level: number;
}

/** The fields of an object. */
export function Members({ shape, name, pointer, value, onChange, level }: MembersProps) {
  const { Node } = useForm();
  const changeMember = useCallback(
    (member: string | number, update: Update) =>
      onChange(name, (before) => withMember(before, String(member), update)),
    [onChange, name],
  );
  const object = isObject(value) ? value : {};
  return (
    <div className={styles.members}>
      {shape.members(value).map((member) => (
        <Node
          key={member.name}
          shape={member.shape}
          name={member.name}
          pointer={`${pointer}/${member.name}`}
          label={member.label}
          required={member.required}
          value={object[member.name]}
          onChange={changeMember}
          level={level}
        />
      ))}
    </div>
  );
}
