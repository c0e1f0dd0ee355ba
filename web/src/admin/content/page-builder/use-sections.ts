import { type ComponentData, createUsePuck, type PuckAction, useGetPuck } from "@puckeditor/core";
import { useCallback, useMemo } from "react";
import type { Json } from "../schema-form/json";
import { shapeOf, summaryOf } from "../schema-form/schema";
import { useBuilder } from "./builder-context";
import { newSectionId, type SectionProps, UNKNOWN } from "./puck-data";

/** Puck's name for the list of a page's sections. */
const SECTIONS = "root:default-zone";

export const usePuckState = createUsePuck();

/** What can be done with the sections of the page. Each is one step of the history. */
export interface SectionCommands {
  readonly select: (index: number | null) => void;
  /** Returns the id of the new section. */
  readonly insert: (kind: string, index: number) => string;
  readonly move: (from: number, to: number) => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
}

export function useSectionCommands(): SectionCommands {
  const getPuck = useGetPuck();
  const { announce, kinds } = useBuilder();
  return useMemo(() => {
    const content = () => getPuck().appState.data.content;
    const dispatch = (action: PuckAction) => getPuck().dispatch(action);
    const labelAt = (index: number) => kinds.get(content()[index]?.type ?? "")?.label ?? "Section";
    const select = (index: number | null) =>
      dispatch({
        type: "setUi",
        ui: { itemSelector: index === null ? null : { index, zone: SECTIONS } },
        recordHistory: false,
      });
    return {
      select,
      insert: (kind, index) => {
        const id = newSectionId();
        dispatch({
          type: "insert",
          componentType: kind,
          destinationIndex: index,
          destinationZone: SECTIONS,
          id,
        });
        select(index);
        announce(`${kinds.get(kind)?.label} added at position ${index + 1} of ${content().length}`);
        return id;
      },
      move: (from, to) => {
        const count = content().length;
        if (to < 0 || to >= count || to === from) return;
        const label = labelAt(from);
        dispatch({ type: "reorder", sourceIndex: from, destinationIndex: to, destinationZone: SECTIONS });
        select(to);
        announce(`${label} moved to position ${to + 1} of ${count}`);
      },
      duplicate: (index) => {
        dispatch({ type: "duplicate", sourceIndex: index, sourceZone: SECTIONS });
        select(index + 1);
        announce(`${labelAt(index)} duplicated`);
      },
      remove: (index) => {
        const label = labelAt(index);
        dispatch({ type: "remove", index, zone: SECTIONS });
        select(content().length === 0 ? null : Math.min(index, content().length - 1));
        announce(`${label} removed`);
      },
    };
  }, [getPuck, announce, kinds]);
}

/** Returns a function that replaces the values of a section. */
export function useReplaceValues() {
  const getPuck = useGetPuck();
  return useCallback(
    (id: string, update: (values: Json) => Json) => {
      const { dispatch, getItemById, getSelectorForId } = getPuck();
      const [item, selector] = [getItemById(id), getSelectorForId(id)];
      if (!item || !selector) return;
      dispatch({
        type: "replace",
        destinationIndex: selector.index,
        destinationZone: SECTIONS,
        data: { ...item, props: { ...item.props, values: update(item.props.values) } },
      });
    },
    [getPuck],
  );
}

/** Returns the position of the selected section, or null for the page itself. */
export function useSelectedIndex(): number | null {
  return usePuckState((puck) => puck.appState.ui.itemSelector?.index ?? null);
}

/** Returns how a section is called in lists: its kind, and its first text. */
export function useSectionNames(): (section: ComponentData) => { label: string; title: string } {
  const { kinds, root } = useBuilder();
  return useMemo(
    () =>
      ({ type, props }) => {
        const kind = kinds.get(type);
        const { values } = props as unknown as SectionProps;
        if (!kind) return { label: type === UNKNOWN ? "Unknown section" : type, title: "" };
        return { label: kind.label, title: summaryOf(shapeOf(kind.schema, root), values) };
      },
    [kinds, root],
  );
}
