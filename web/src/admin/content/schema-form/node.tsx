import { memo } from "react";
import { Group } from "./group";
import { List } from "./list";
import type { NodeProps } from "./node-props";
import { ChoiceField, FlagField, NumberField } from "./simple-fields";
import { TextField } from "./text-field";
import { Union } from "./union";

/** The control of a value, by its shape. */
export const Node = memo(function Node({ shape, ...props }: NodeProps) {
  switch (shape.kind) {
    case "text":
      return <TextField {...props} shape={shape} />;
    case "number":
      return <NumberField {...props} shape={shape} />;
    case "flag":
      return <FlagField {...props} shape={shape} />;
    case "choice":
      return <ChoiceField {...props} shape={shape} />;
    case "list":
      return <List {...props} shape={shape} />;
    case "group":
      return <Group {...props} shape={shape} />;
    case "union":
      return <Union {...props} shape={shape} />;
  }
});
