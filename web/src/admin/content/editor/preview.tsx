import { Laptop, RotateCw, Smartphone, Tablet } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "../../ui/button";
import { LoadFailure, Skeleton } from "../../ui/notice";
import { Select } from "../../ui/select";
import { Tip } from "../../ui/tip";
import { useSize } from "../../ui/use-size";
import type { Choices } from "../types";
import styles from "./preview.module.css";
import type { PreviewState } from "./use-preview";

const DEVICES = [
  { name: "Phone", width: 390, height: 780, icon: Smartphone },
  { name: "Tablet", width: 820, height: 1180, icon: Tablet },
  { name: "Desktop", width: 1440, height: null, icon: Laptop },
] as const;

type Device = (typeof DEVICES)[number];

const STORED = "content-device";

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
  const [name, setName] = useState(
    () => localStorage.getItem(STORED) ?? (innerWidth < 640 ? "Phone" : "Desktop"),
  );
  const [reloads, setReloads] = useState(0);
  const [page, setPage] = useState("/");
  // The share image is wider than a phone.
  const device = DEVICES.find((candidate) => candidate.name === name && page !== SHARE_IMAGE) ?? DEVICES[2];
  const isMail = page === MAIL;
  const choose = (next: string) => {
    setName(next);
    localStorage.setItem(STORED, next);
  };
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        <fieldset className="segments" aria-label="Width">
          {DEVICES.map(({ name: label, icon: Icon, width }) => (
            <Tip key={label} text={`${label}, ${width} pixels`}>
              <button
                type="button"
                className="segment"
                aria-label={`${label}, ${width} pixels`}
                aria-pressed={label === device.name}
                onClick={() => choose(label)}
              >
                <Icon aria-hidden="true" size={16} />
              </button>
            </Tip>
          ))}
        </fieldset>
        {pages.length > 0 ? (
          <Select label="Page" hideLabel value={page} options={viewsOf(pages)} onChange={setPage} />
        ) : null}
        <IconButton label="Load again" icon={RotateCw} onClick={() => setReloads(reloads + 1)} />
      </div>
      {preview.error ? <LoadFailure error={preview.error} onRetry={preview.retry} /> : null}
      {preview.url || preview.error ? null : <Skeleton rows={5} />}
      {preview.url ? (
        <Stage
          url={isMail ? preview.mailUrl : pathOf(preview.url, pages.length > 0 ? page : null)}
          isMail={isMail}
          version={`${preview.version} ${reloads} ${page}`}
          device={device}
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
  readonly device: Device;
  readonly title: string;
  /** Links in a mail lead nowhere, and it runs no script. */
  readonly isMail: boolean;
}

/** Two frames take turns: the next version loads unseen, and replaces the one on the screen when it is complete. */
function Stage({ url, version, device, title, isMail }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { scale, width, height } = scaled(useSize(stage), device);
  const [shown, setShown] = useState<Version | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const visible = useRef<HTMLIFrameElement>(null);
  const isComplete = shown?.version === version;
  const wanted = { version, url };
  const versions = shown === null ? [wanted] : isComplete ? [shown] : [shown, wanted];
  return (
    <div ref={stage} className={styles.stage}>
      <div
        className={styles.screen}
        data-device={device.name}
        style={{ width: width * scale, height: height * scale }}
      >
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

/** Returns the size of a device's window, and how far it is scaled down to fit. */
function scaled(room: { readonly width: number; readonly height: number }, { width, height }: Device) {
  if (room.width === 0) return { scale: 1, width, height: height ?? 800 };
  const scale = Math.min(1, room.width / width);
  // A phone is shown as high as the room allows: a page is read downwards.
  return { scale, width, height: Math.min(height ?? Number.POSITIVE_INFINITY, room.height / scale) };
}
