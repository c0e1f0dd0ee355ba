import { Tabs } from "@base-ui/react/tabs";
import { lazy, Suspense, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useCommandKey } from "../../frame/use-shortcuts";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { Skeleton } from "../../ui/notice";
import { useTitle } from "../../ui/page";
import { useChoices } from "../queries";
import { FaultList } from "../schema-form/fault-list";
import { revealField } from "../schema-form/focus";
import { createReveal } from "../schema-form/form-context";
import { isObject } from "../schema-form/json";
import type { JsonSchema } from "../schema-form/schema";
import { SchemaFields } from "../schema-form/schema-fields";
import type { Choices, Fault, WholeDocument } from "../types";
import { Conflict } from "./conflict-dialog";
import styles from "./editor.module.css";
import { EditorBar } from "./editor-bar";
import { Preview } from "./preview";
import { SearchPreview } from "./search-preview";
import { seoOf } from "./seo";
import { useDocumentActions } from "./use-document-actions";
import { usePreview } from "./use-preview";
import { useWorkingDraft } from "./use-working-draft";

const PageBuilder = lazy(() =>
  import("../page-builder/page-builder").then((module) => ({ default: module.PageBuilder })),
);
const TextEditor = lazy(() => import("../text/text-editor"));

type Tab = "builder" | "text" | "fields";

const NO_PAGES: Choices["pages"] = [];

const PREVIEW_STORED = "content-preview";

/** Narrower windows show the form or the preview. */
const NARROW = "(width < 66rem)";

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(NARROW).matches,
  );
}

interface EditorScreenProps {
  readonly document: WholeDocument;
  readonly schema: JsonSchema;
  /** The document no longer exists. */
  readonly onGone: () => void;
}

/** Writes a document: its fields and its text, next to the page. */
export function EditorScreen({ document, schema, onGone }: EditorScreenProps) {
  const { pages } = useChoices();
  const open = useWorkingDraft(document);
  const { draft, values, text, faults, save, generation, leaving } = open;
  const [isSplit, setSplit] = useState(() => localStorage.getItem(PREVIEW_STORED) !== "off");
  const [isCovered, setCovered] = useState(false);
  const isNarrow = useIsNarrow();
  const isPage = document.kind === "page";
  const isSiteWide = document.kind === "settings" || document.kind === "words";
  const [tab, setTab] = useState<Tab>(isPage ? "builder" : document.hasText ? "text" : "fields");
  // The builder shows the page itself.
  const canSplit = !isNarrow && tab !== "builder";
  const hasPreview = canSplit ? isSplit : isCovered;
  const togglePreview = () => {
    if (!canSplit) return setCovered(!isCovered);
    setSplit(!isSplit);
    localStorage.setItem(PREVIEW_STORED, isSplit ? "off" : "on");
  };
  const [builderJump, setBuilderJump] = useState<{ path: Fault["path"] } | null>(null);
  const [reveal] = useState(createReveal);
  const [textJump, setTextJump] = useState<{ line: number } | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const preview = usePreview(document.id, save.kind === "saved" ? save.at : null);
  const actions = useDocumentActions(open, onGone, () =>
    requestAnimationFrame(() => screen.current?.querySelector<HTMLElement>("details > summary")?.focus()),
  );
  const seo = useMemo(() => seoOf(schema, values), [schema, values]);
  useTitle(open.document.title || open.document.name);
  useCommandKey("s", () => void draft.flush());

  const jump = (fault: Fault) => {
    setCovered(false);
    if (fault.path[0] === "text" && fault.line !== null) {
      setTab("text");
      setTextJump({ line: fault.line });
      return;
    }
    if (tab === "builder") {
      setBuilderJump({ path: fault.path });
      return;
    }
    setTab("fields");
    // After the tab is shown.
    requestAnimationFrame(() => {
      if (form.current) revealField(form.current, reveal, fault.path);
    });
  };
  const textFaults = faults.filter(({ path }) => path[0] === "text");
  const tabs: { value: Tab; label: string }[] = [
    ...(isPage ? [{ value: "builder", label: "Page" } as const] : []),
    ...(document.hasText ? [{ value: "text", label: "Text" } as const] : []),
    { value: "fields", label: isPage ? "All fields" : document.hasText ? "Details" : "Content" },
  ];
  return (
    <div
      ref={screen}
      className={styles.screen}
      data-view={hasPreview ? (canSplit ? "both" : "preview") : undefined}
    >
      <EditorBar
        open={open}
        actions={actions}
        hasPreview={hasPreview}
        onTogglePreview={togglePreview}
        previewUrl={preview.url}
      />
      {save.kind === "conflict" ? <Conflict open={open} current={save.current} /> : null}
      <div className={styles.panes}>
        <section className={styles.edit} aria-label="Editor" data-tab={tab}>
          <Tabs.Root value={tab} onValueChange={(next: Tab) => setTab(next)}>
            {tabs.length > 1 ? (
              <Tabs.List className={styles.tabList}>
                {tabs.map(({ value, label }) => (
                  <Tabs.Tab key={value} value={value} className="tab">
                    {label}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            ) : null}
            {isPage ? (
              <Tabs.Panel value="builder" className={styles.builder}>
                <FaultList faults={faults} isCompact onJump={jump} />
                <div className={styles.canvas}>
                  <Suspense fallback={<Skeleton rows={6} />}>
                    <PageBuilder
                      key={generation}
                      document={open.document}
                      schema={schema}
                      values={values}
                      faults={faults}
                      jump={builderJump}
                      onChange={(next) => draft.change({ values: next })}
                    />
                  </Suspense>
                </div>
              </Tabs.Panel>
            ) : null}
            <div className={styles.column} hidden={tab === "builder"}>
              <div className={styles.faults}>
                {tab === "builder" ? null : <FaultList faults={faults} onJump={jump} />}
              </div>
              {document.hasText ? (
                <Tabs.Panel value="text" keepMounted className="no-ring">
                  <Suspense fallback={<Skeleton rows={6} />}>
                    <TextEditor
                      key={generation}
                      text={text}
                      faults={textFaults}
                      jump={textJump}
                      onChange={(next) => draft.change({ text: next })}
                    />
                  </Suspense>
                </Tabs.Panel>
              ) : null}
              <Tabs.Panel value="fields" keepMounted className="no-ring">
                <div ref={form}>
                  <SchemaFields
                    key={generation}
                    schema={schema}
                    root={schema}
                    value={values}
                    faults={faults}
                    contrast={open.document.contrast}
                    timeZone={document.timeZone}
                    reveal={reveal}
                    onChange={(next) => draft.change({ values: isObject(next) ? next : {} })}
                  />
                </div>
                {seo ? <SearchPreview seo={seo} path={open.document.path} /> : null}
              </Tabs.Panel>
            </div>
          </Tabs.Root>
        </section>
        {hasPreview ? (
          <Preview preview={preview} title={open.document.title} pages={isSiteWide ? pages : NO_PAGES} />
        ) : null}
      </div>
      {leaving ? (
        <Dialog
          open
          title="Not everything is saved"
          lead="The server could not be reached. What you typed stays in this browser, and is restored when you open the document again."
          onClose={leaving.stay}
        >
          <DialogActions>
            <Button onClick={leaving.leave}>Leave</Button>
            <Button variant="primary" onClick={leaving.stay}>
              Stay
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </div>
  );
}
