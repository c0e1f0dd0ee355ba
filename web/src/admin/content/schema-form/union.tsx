import { Select } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import { useCallback } from "react";
import popup from "../../ui/popup.module.css";
import { Absent } from "./absent";
import fieldStyles from "./field.module.css";
import { FieldFrame } from "./field-frame";
import { useForm } from "./form-context";
import { isObject, type Json, type Update, withMember } from "./json";
import { Members } from "./members";
import type { ChangeMember, NodeProps } from "./node-props";
import { changedVariant, initialValue, type UnionShape, type Variant, variantOfValue } from "./schema";
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
          <Select.Root<string>
            value={chosen?.label ?? null}
            onValueChange={(next) => {
              const to = variants.find((variant) => variant.label === next);
              if (to && to !== chosen) onChange(name, (before) => changedVariant(chosen, to, before));
            }}
          >
            <Select.Trigger
              {...control}
              aria-labelledby={`${control.id}-label ${control.id}`}
              className={`${fieldStyles.control} ${fieldStyles.select}`}
            >
              <span className={fieldStyles.selectValue} data-placeholder={chosen ? undefined : true}>
                {chosen?.label ?? "Choose"}
              </span>
              <ChevronsUpDown aria-hidden="true" size={14} />
            </Select.Trigger>
            <Select.Portal>
              <Select.Positioner className={popup.positioner} sideOffset={4} alignItemWithTrigger={false}>
                <Select.Popup className={popup.popup}>
                  {variants.map((variant) => (
                    <Select.Item key={variant.label} value={variant.label} className={popup.item}>
                      <span className={fieldStyles.optionText}>
                        <Select.ItemText>{variant.label}</Select.ItemText>
                        <span className={fieldStyles.optionHint}>{variant.description}</span>
                      </span>
                      <span className={popup.check}>
                        <Select.ItemIndicator>
                          <Check aria-hidden="true" size={16} />
                        </Select.ItemIndicator>
                      </span>
                    </Select.Item>
                  ))}
                </Select.Popup>
              </Select.Positioner>
            </Select.Portal>
          </Select.Root>
        )}
      </FieldFrame>
      {chosen ? <VariantFields {...props} variant={chosen} /> : null}
    </div>
  );
}

interface VariantFieldsProps {
  readonly variant: Variant;
  readonly name: string | number;
  readonly pointer: string;
  readonly value: Json | undefined;
  readonly onChange: ChangeMember;
  readonly level: number;
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
