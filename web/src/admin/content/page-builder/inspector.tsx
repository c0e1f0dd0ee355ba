import { useGetPuck } from "@puckeditor/core";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SearchPreview } from "../editor/search-preview";
import { seoOf } from "../editor/seo";
import { revealField } from "../schema-form/focus";
import { createReveal, type Reveal } from "../schema-form/form-context";
import type { Json, JsonObject, Path } from "../schema-form/json";
import { isObject } from "../schema-form/json";
import { SchemaFields } from "../schema-form/schema-fields";
import { useBuilder } from "./builder-context";
import styles from "./inspector.module.css";
import { type PageProps, toValues } from "./puck-data";
import { pageSettingsSchema } from "./section-kinds";
import { usePuckState, useReplaceValues, useSelectedIndex } from "./use-sections";

/** A value whose field should be shown. */
export interface Jump {
  readonly path: Path;
}

/** The fields of the selected section, or of the page. */
export function Inspector({ jump }: { readonly jump: Jump | null }) {
  const id = usePuckState((puck) => (puck.selectedItem ? String(puck.selectedItem.props.id) : null));
  const [reveal] = useState(createReveal);
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
  const { root, faults } = useBuilder();
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
    <Fields title="Page settings" hint="Address, name and what search engines show.">
      <SchemaFields
        schema={schema}
        root={root}
        value={settings}
        onChange={onChange}
        faults={faults}
        reveal={reveal}
      />
      {seo ? <SearchPreview seo={seo} path={String(page.path ?? "")} /> : null}
    </Fields>
  );
}

interface FieldsProps {
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

function Fields({ title, hint, children }: FieldsProps) {
  return (
    <div className={styles.inspector}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className="note">{hint}</p>
      </header>
      {children}
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
  const { root, kinds, faults } = useBuilder();
  const index = useSelectedIndex() ?? 0;
  const item = usePuckState((puck) => puck.selectedItem);
  const replaceValues = useReplaceValues();
  const onChange = useCallback((values: Json) => replaceValues(id, () => values), [replaceValues, id]);
  const type = item?.type ?? "";
  const kind = kinds.get(type);
  const path = useMemo<Path>(() => ["sections", index, type], [index, type]);
  if (!item || !kind) {
    const hint =
      "This version of the site doesn't know this section. Remove it, or ask the operator of the server.";
    return <Fields title="Unknown section" hint={hint} />;
  }
  return (
    <Fields title={kind.label} hint={kind.description}>
      <SchemaFields
        schema={kind.schema}
        root={root}
        value={item.props.values}
        onChange={onChange}
        path={path}
        faults={faults}
        reveal={reveal}
      />
    </Fields>
  );
}
