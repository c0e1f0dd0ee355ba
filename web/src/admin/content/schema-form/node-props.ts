import type { Json, Update } from "./json";
import type { Shape } from "./schema";

/** Replaces a member of an object or an entry of a list. */
export type ChangeMember = (name: string | number, update: Update) => void;

export interface NodeProps<S extends Shape = Shape> {
  readonly shape: S;
  /** The value's name in its object, or its position in its list. */
  readonly name: string | number;
  readonly pointer: string;
  readonly label: string;
  readonly hideLabel?: boolean;
  /** A value that is not required disappears when its control is emptied. */
  readonly required: boolean;
  readonly value: Json | undefined;
  /** The member of the same object that describes the picture which this value names. */
  readonly altName?: string | undefined;
  /** Constant between renders, so that one key press renders one field. */
  readonly onChange: ChangeMember;
  /** How many groups the value is in. */
  readonly level: number;
}
