import { useRef, useState } from "react";
import { LoadFailure, Skeleton } from "../../ui/notice";
import { Segments } from "../../ui/segments";
import { Select } from "../../ui/select";
import { useScaled } from "../../ui/use-scaled";
import { DESKTOP_WIDTH, PHONE_WIDTH, WIDTH_OPTIONS } from "../devices";
import type { Choices } from "../types";
import styles from "./preview.module.css";
import type { PreviewState } from "./use-preview";

const STORED = "content-width";

const MAIL = "mail";
const SHARE_IMAGE = "/share/index.jpg";

interface PreviewProps {
  readonly preview: PreviewState;
  readonly title: string;
  /** Pages to choose from, for a document that all pages show. */
  readonly pages: Choices["pages"];
}

/** The page as visitors would see the working draft, in the width of a device. */
export function Preview({ preview, title, pages }: PreviewProps) {
  const [chosen, setChosen] = useState(
    () => Number(localStorage.getItem(STORED)) || (innerWidth < 640 ? PHONE_WIDTH : DESKTOP_WIDTH),
  );
  const [page, setPage] = useState("/");
  // The share image is wider than a phone.
  const width = page === SHARE_IMAGE ? DESKTOP_WIDTH : chosen;
  const isMail = page === MAIL;
  const choose = (next: number) => {
    setChosen(next);
    localStorage.setItem(STORED, String(next));
  };
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        <Segments label="Width" value={width} options={WIDTH_OPTIONS} onChange={choose} />
        {pages.length > 0 ? (
          <Select label="Page" hideLabel value={page} options={viewsOf(pages)} onChange={setPage} />
        ) : null}
      </div>
      {preview.error ? <LoadFailure error={preview.error} onRetry={preview.retry} /> : null}
      {preview.url || preview.error ? null : <Skeleton rows={5} />}
      {preview.url ? (
        <Stage
          url={isMail ? preview.mailUrl : pathOf(preview.url, pages.length > 0 ? page : null)}
          isMail={isMail}
          version={`${preview.version} ${page}`}
          width={width}
          title={title}
        />
      ) : null}
    </section>
  );
}

/** A version of the working draft, and the address that shows it. */
interface Version {
  readonly version: string;
  readonly url: string;
}

interface StageProps extends Version {
  readonly width: number;
  readonly title: string;
  /** Links in a mail lead nowhere, and it runs no script. */
  readonly isMail: boolean;
}

/** Two frames take turns: the next version loads unseen, and replaces the one on the screen when it is complete. */
function Stage({ url, version, width, title, isMail }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { scale, height } = useScaled(stage, width);
  const [shown, setShown] = useState<Version | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const visible = useRef<HTMLIFrameElement>(null);
  const isComplete = shown?.version === version;
  const wanted = { version, url };
  const versions = shown === null ? [wanted] : isComplete ? [shown] : [shown, wanted];
  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.screen} style={{ width: width * scale, height: height * scale }}>
        {versions.map((drawn) => {
          const isNext = drawn.version === version && !isComplete;
          return (
            <iframe
              key={drawn.version}
              ref={isNext && shown !== null ? null : visible}
              src={drawn.url}
              sandbox={isMail ? "allow-same-origin" : undefined}
              title={`Preview of ${title}`}
              className={styles.frame}
              data-loading={isNext || undefined}
              style={{ width, height, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => {
                // The person has followed a link.
                if (!isNext) return;
                const refused = refusalOf(currentTarget);
                setRefusal(refused);
                if (refused !== null) return;
                scrollAs(currentTarget, visible.current);
                setShown(drawn);
              }}
            />
          );
        })}
        <p className={styles.refusal} role="status">
          {refusal}
        </p>
      </div>
    </div>
  );
}

/** Returns why the server doesn't show a faulty draft. The earlier version stays on the screen. */
function refusalOf(frame: HTMLIFrameElement): string | null {
  const page = frame.contentDocument;
  return page?.contentType === "text/plain" ? (page.body.textContent?.trim() ?? "") : null;
}

/** Returns the address below the origin of this page, which may differ from the public one: frames show this site only. */
function pathOf(url: string, page: string | null): string {
  const { pathname, search } = new URL(url, location.href);
  return (page ?? pathname) + search;
}

/** Returns the home page, what else visitors get, and the other pages. */
function viewsOf([home, ...others]: Choices["pages"]) {
  const views = [
    ...(home ? [home] : []),
    { path: MAIL, title: "Confirmation mail" },
    { path: SHARE_IMAGE, title: "Share image of the home page" },
    ...others,
  ];
  return views.map(({ path, title }) => ({ value: path, label: title }));
}

/** Scrolls the new version to where the person was reading. */
function scrollAs(next: HTMLIFrameElement, before: HTMLIFrameElement | null): void {
  if (!before || before === next) return;
  try {
    const [now, earlier] = [next.contentWindow, before.contentWindow];
    if (now?.location.pathname !== earlier?.location.pathname) return;
    now?.scrollTo({ top: earlier?.scrollY ?? 0, behavior: "instant" });
  } catch {
    // The person has followed a link to another site.
  }
}
