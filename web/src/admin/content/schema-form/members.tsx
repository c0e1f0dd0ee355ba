import { useCallback } from "react";
import { useForm } from "./form-context";
import { isObject, type Update, withMember } from "./json";
import type { NodeProps } from "./node-props";
import { type GroupShape, isPicture } from "./schema";
import styles from "./structure.module.css";

type MembersProps = Pick<
  NodeProps<GroupShape>,
  "shape" | "name" | "pointer" | "value" | "onChange" | "level"
>;

/** Returns the name of the member that describes a picture: `alt`, or `thumbnail_alt` for `thumbnail`. */
function altNameOf(name: string, shape: GroupShape): string | undefined {
  const names = [`${name}_alt`, `${name}Alt`, "alt"];
  return names.find((candidate) => shape.members().some((member) => member.name === candidate));
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
          altName={isPicture(member.shape) ? altNameOf(member.name, shape) : undefined}
          value={object[member.name]}
          onChange={changeMember}
          level={level}
        />
      ))}
    </div>
  );
}
