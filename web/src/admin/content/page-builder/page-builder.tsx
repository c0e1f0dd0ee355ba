import { type Data, Puck, useGetPuck } from "@puckeditor/core";
import "@puckeditor/core/no-external.css";
import { type ReactNode, useCallback, useEffect, useInsertionEffect, useMemo, useRef, useState } from "react";
import { DESKTOP_WIDTH, heightOf } from "../devices";
import { useChoices } from "../queries";
import type { JsonObject } from "../schema-form/json";
import type { JsonSchema } from "../schema-form/schema";
import type { Fault, WholeDocument } from "../types";
import { ActionBar } from "./action-bar";
import { BuilderContext, useBuilder } from "./builder-context";
import { adoptStyles } from "./canvas/adopt-styles";
import { CanvasContext, type CanvasEnvironment } from "./canvas/canvas-context";
import { CanvasFrame } from "./canvas/canvas-frame";
import { Payload } from "./canvas/payload";
import { withText } from "./canvas/text-paths";
import { usePayload } from "./canvas/use-payload";
import { CanvasPane } from "./canvas-pane";
import { Inspector, type Jump } from "./inspector";
import styles from "./page-builder.module.css";
import { type Panel, PanelTabs } from "./panel-tabs";
import { puckConfig } from "./puck-config";
import { toPuck, toValues } from "./puck-data";
import { sectionKinds } from "./section-kinds";
import { SectionsPanel } from "./sections-panel";
import { Toolbar } from "./toolbar";
import { usePuckState, useReplaceValues, useSectionCommands } from "./use-sections";

export interface PageBuilderProps {
  readonly document: WholeDocument;
  /** The schema of pages. */
  readonly schema: JsonSchema;
  readonly values: JsonObject;
  /** The faults of the whole document. */
  readonly faults: readonly Fault[];
  readonly onChange: (values: JsonObject) => void;
  /** A value whose field should be shown. A new object shows it again. */
  readonly jump?: Jump | null;
}

/**
 * Edits a page: its sections in a canvas, and the values of one of them or of the page in a form. Puck reads the values
 * once: values that were changed elsewhere, for example restored, need another instance.
 */
export function PageBuilder(props: PageBuilderProps) {
  const { document, schema, values, faults, onChange, jump = null } = props;
  const choices = useChoices();
  const [message, setMessage] = useState("");
  const list = useMemo(() => sectionKinds(schema), [schema]);
  const kinds = useMemo(() => new Map(list.map((kind) => [kind.name, kind])), [list]);
  const config = useMemo(() => puckConfig(list, schema, choices), [list, schema, choices]);
  // Before the effects of Puck and dnd-kit, which create style elements.
  useInsertionEffect(() => adoptStyles(window.document), []);
  const [initial] = useState(() => toPuck(values, new Set(kinds.keys())));

  // Puck reports data that has not changed, too.
  const latest = useRef(JSON.stringify(values));
  const onData = (data: Data) => {
    const next = toValues(data);
    const text = JSON.stringify(next);
    if (text !== latest.current) onChange(next);
    latest.current = text;
  };

  const environment = useMemo(
    () => ({ root: schema, kinds, faults, announce: setMessage }),
    [schema, kinds, faults],
  );
  return (
    <BuilderContext value={environment}>
      <Puck
        config={config}
        data={initial}
        onChange={onData}
        iframe={FRAME}
        overrides={OVERRIDES}
        ui={INITIAL_UI}
        height="100%"
      >
        <Builder documentId={document.id} jump={jump} />
      </Puck>
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </BuilderContext>
  );
}

const FRAME = { enabled: true, syncHostStyles: false, waitForStyles: false };
const INITIAL_UI = { itemSelector: null };
const OVERRIDES = { iframe: Frame, actionBar: ActionBar, componentOverlay: Overlay };

/** The line around a section in the canvas that is selected or under the pointer. */
function Overlay({ isSelected }: { readonly isSelected: boolean }) {
  return <div className="canvas-overlay" data-selected={isSelected || undefined} />;
}

function Frame({ document, children }: { document?: Document; children: ReactNode }) {
  const selected = usePuckState((puck) => (puck.selectedItem ? String(puck.selectedItem.props.id) : null));
  if (!document) return <>{children}</>;
  return (
    <CanvasFrame document={document} selected={selected}>
      {children}
    </CanvasFrame>
  );
}

function Builder({ documentId, jump }: { readonly documentId: string; readonly jump: Jump | null }) {
  const [payload] = useState(() => new Payload());
  const [panel, setPanel] = useState<Panel>("sections");
  const [width, setWidth] = useState(DESKTOP_WIDTH);
  const [scale, setScale] = useState(1);
  const data = usePuckState((puck) => puck.appState.data);
  const state = usePayload(payload, documentId, data);
  const canvas = useCanvasEnvironment(payload, scale, heightOf(width));

  const { select } = useSectionCommands();
  useEffect(() => {
    if (!jump) return;
    const [name, index] = jump.path;
    select(name === "sections" && typeof index === "number" ? index : null);
    setPanel("fields");
  }, [jump, select]);

  return (
    <CanvasContext value={canvas}>
      <div className={styles.builder} data-panel={panel}>
        <PanelTabs panel={panel} onChange={setPanel} />
        <section className={styles.sections} aria-label="Sections">
          <SectionsPanel onOpen={() => setPanel("fields")} />
        </section>
        <section className={styles.canvas} aria-label="Canvas">
          <Toolbar width={width} scale={scale} state={state} onWidth={setWidth} />
          <CanvasPane width={width} onScale={setScale} />
        </section>
        <section className={styles.fields} aria-label="Fields">
          <Inspector jump={jump} />
        </section>
      </div>
    </CanvasContext>
  );
}

function useCanvasEnvironment(payload: Payload, scale: number, height: number): CanvasEnvironment {
  const getPuck = useGetPuck();
  const { announce } = useBuilder();
  const valuesOf = useCallback((id: string) => getPuck().getItemById(id)?.props.values, [getPuck]);
  const replaceValues = useReplaceValues();
  const onText = useCallback<CanvasEnvironment["onText"]>(
    (id, path, text) => replaceValues(id, (values) => withText(values, path, text)),
    [replaceValues],
  );
  return useMemo(
    () => ({ payload, scale, height, valuesOf, onText, announce }),
    [payload, scale, height, valuesOf, onText, announce],
  );
}
