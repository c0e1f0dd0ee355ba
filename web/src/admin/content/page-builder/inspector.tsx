import { useGetPuck } from "@puckeditor/core";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SearchPreview } from "../editor/search-preview";
import { seoOf } from "../editor/seo";
import { revealField } from "../schema-form/focus";
import { Reveal } from "../schema-form/form-context";
import type { Json, JsonObject, Path } from "../schema-form/json";
import { isObject } from "../schema-form/json";
import { SchemaFields } from "../schema-form/schema-fields";
import { useBuilder } from "./builder-context";
import styles from "./inspector.module.css";
import { type PageProps, toValues, UNKNOWN } from "./puck-data";
import { pageSettingsSchema } from "./section-kinds";
import { SECTIONS, usePuckState, useSelectedIndex } from "./use-sections";

/** A value whose field should be shown. */
export interface Jump {
  readonly path: Path;
}

/** The fields of the selected section, or of the page. */
export function Inspector({ jump }: { readonly jump: Jump | null }) {
  const id = usePuckState((puck) => (puck.selectedItem ? String(puck.selectedItem.props.id) : null));
  const [reveal] = useState(() => new Reveal());
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!jump) return undefined;
    // After the section is selected.
    const frame = requestAnimationFrame(() => {
      if (fields.current) revealField(fields.current, reveal, jump.path);
    });
    return () => cancelAnimationFrame(frame);
  }, [jump, reveal]);
  return (
    <div ref={fields}>
      {id === null ? <PageFields reveal={reveal} /> : <SectionFields key={id} id={id} reveal={reveal} />}
    </div>
  );
}

function PageFields({ reveal }: { readonly reveal: Reveal }) {
  const { root, choices, faults } = useBuilder();
  const schema = useMemo(() => pageSettingsSchema(root), [root]);
  const page = usePuckState((puck) => (puck.appState.data.root.props as unknown as PageProps).page);
  const content = usePuckState((puck) => puck.appState.data.content);
  const values = useMemo(() => toValues({ root: { props: { page } as object }, content }), [page, content]);
  const getPuck = useGetPuck();
  const { sections: _, ...settings } = page;
  const seo = useMemo(() => seoOf(root, values), [root, values]);
  const onChange = useCallback(
    (value: Json) => {
      if (!isObject(value)) return;
      const { page: before } = getPuck().appState.data.root.props as unknown as PageProps;
      const next = inOrderOf(before, value);
      getPuck().dispatch({ type: "replaceRoot", root: { props: { page: next } as object } });
    },
    [getPuck],
  );
  return (
    <div className={styles.inspector}>
      <header className={styles.head}>
        <h2 className={styles.title}>Page settings</h2>
        <p className={styles.hint}>Address, name and what search engines show.</p>
      </header>
      <SchemaFields
        schema={schema}
        root={root}
        value={settings}
        onChange={onChange}
        faults={faults}
        choices={choices}
        reveal={reveal}
      />
      {seo ? <SearchPreview seo={seo} choices={choices} path={String(page.path ?? "")} hasLengths /> : null}
    </div>
  );
}

/** Returns the changed settings of a page with the sections at their place. */
function inOrderOf(before: JsonObject, settings: JsonObject): JsonObject {
  const next: JsonObject = {};
  for (const [name, value] of Object.entries(before)) {
    if (name === "sections") next.sections = value;
    else if (settings[name] !== undefined) next[name] = settings[name];
  }
  return { ...next, ...settings };
}

function SectionFields({ id, reveal }: { readonly id: string; readonly reveal: Reveal }) {
  const { root, kinds, choices, faults } = useBuilder();
  const index = useSelectedIndex() ?? 0;
  const item = usePuckState((puck) => puck.selectedItem);
  const getPuck = useGetPuck();
  const onChange = useCallback(
    (values: Json) => {
      const { dispatch, getItemById, getSelectorForId } = getPuck();
      const [before, selector] = [getItemById(id), getSelectorForId(id)];
      if (!before || !selector) return;
      dispatch({
        type: "replace",
        destinationIndex: selector.index,
        destinationZone: SECTIONS,
        data: { ...before, props: { ...before.props, values } },
      });
    },
    [getPuck, id],
  );
  const type = item?.type ?? "";
  const kind = kinds.get(type);
  const path = useMemo<Path>(() => ["sections", index, type], [index, type]);
  if (!item || !kind) {
    return (
      <div className={styles.inspector}>
        <header className={styles.head}>
          <h2 className={styles.title}>Unknown section</h2>
          <p className={styles.hint}>
            {type === UNKNOWN
              ? "This version of the site doesn't know this section. Remove it, or ask the operator of the server."
              : null}
          </p>
        </header>
      </div>
    );
  }
  return (
    <div className={styles.inspector}>
      <header className={styles.head}>
        <h2 className={styles.title}>{kind.label}</h2>
        <p className={styles.hint}>{kind.description}</p>
      </header>
      <SchemaFields
        schema={kind.schema}
        root={root}
        value={item.props.values}
        onChange={onChange}
        path={path}
        faults={faults}
        choices={choices}
        reveal={reveal}
      />
    </div>
  );
}
