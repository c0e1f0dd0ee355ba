import { useCallback } from "react";
import { SelectBox } from "../../ui/select";
import { Absent } from "./absent";
import { FieldFrame } from "./field-frame";
import { useForm } from "./form-context";
import { isObject, type Update, withMember } from "./json";
import { Members } from "./members";
import type { NodeProps } from "./node-props";
import { initialValue, type UnionShape, type Variant, variantOfValue, variantValue } from "./schema";
import styles from "./structure.module.css";

/** A value of one of several shapes. */
export function Union(props: NodeProps<UnionShape>) {
  const { shape, name, pointer, label, hideLabel = false, required, value, onChange } = props;
  const variants = shape.variants();
  const chosen = variantOfValue(variants, value);
  if ((value === undefined || value === null) && !required) {
    return (
      <Absent
        pointer={pointer}
        label={label}
        description={shape.description}
        onAdd={() => onChange(name, () => initialValue(shape))}
      />
    );
  }
  return (
    <div className={styles.union}>
      <FieldFrame {...{ pointer, label, hideLabel, required }} hint={shape.description} isGroup>
        {(control) => (
          <SelectBox
            control={control}
            value={chosen?.label ?? ""}
            placeholder="Choose"
            options={variants.map((variant) => ({ ...variant, value: variant.label }))}
            onChange={(next) => {
              const to = variants.find((variant) => variant.label === next);
              if (to && to !== chosen) onChange(name, () => variantValue(to, initialValue(to.shape)));
            }}
          />
        )}
      </FieldFrame>
      {chosen ? <VariantFields {...props} variant={chosen} /> : null}
    </div>
  );
}

interface VariantFieldsProps extends Pick<NodeProps, "name" | "pointer" | "value" | "onChange" | "level"> {
  readonly variant: Variant;
}

/** The fields of the chosen variant. The member that names the variant is not a level of the form. */
export function VariantFields({ variant, name, pointer, value, onChange, level }: VariantFieldsProps) {
  const { Node } = useForm();
  const { key, shape } = variant;
  const changeInner = useCallback(
    (member: string | number, update: Update) =>
      onChange(name, (before) =>
        key === null ? update(before) : withMember(before, String(member), update),
      ),
    [onChange, name, key],
  );
  const inner = key !== null && isObject(value) ? value[key] : value;
  const common = {
    name: key ?? name,
    pointer: key === null ? pointer : `${pointer}/${key}`,
    value: inner,
    onChange: changeInner,
  };
  if (shape.kind === "group") return <Members {...common} shape={shape} level={level + 1} />;
  return <Node {...common} shape={shape} label={variant.label} hideLabel required level={level + 1} />;
}
