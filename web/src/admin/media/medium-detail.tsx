import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, CircleAlert, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { MediaItem, WholeMedium } from "~/generated/contract";
import { errorText } from "../api/problem";
import { FormError } from "../ui/field";
import { LoadFailure, Skeleton } from "../ui/notice";
import { Time } from "../ui/time";
import { AltForm } from "./alt-form";
import { FocalPoint } from "./focal-point";
import { FramesField } from "./frames-field";
import { MediumActions } from "./medium-actions";
import styles from "./medium-detail.module.css";
import { MediumUses } from "./medium-uses";
import { mediumQuery } from "./queries";
import { Renditions } from "./renditions";
import { UploadList } from "./upload-list";
import { UprightCrop } from "./upright-crop";
import { isConflict, useMediumChange } from "./use-medium-changes";
import { useUploads } from "./use-uploads";
import { factsOf, KINDS, titleOf, weightText } from "./words";

/** Windows that show the library or a file. */
const NARROW = "(width < 60rem)";

interface MediumDetailProps {
  readonly id: string;
  readonly backTo: string;
  readonly onGone: () => void;
}

export function MediumDetail({ id, backTo, onGone }: MediumDetailProps) {
  const { data, error, refetch } = useQuery(mediumQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    // Without room for the library, the link that had the focus is hidden.
    if (isLoaded && matchMedia(NARROW).matches) heading.current?.focus();
  }, [isLoaded]);
  return (
    <div className={styles.detail}>
      <Link to={backTo} className={styles.back}>
        <ArrowLeft aria-hidden="true" size={18} className={styles.arrow} />
        <X aria-hidden="true" size={18} className={styles.cross} />
        <span>Media</span>
      </Link>
      {error && !data ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton rows={5} />}
      {data ? (
        <>
          <header className={styles.head}>
            <h2 ref={heading} tabIndex={-1} className={styles.name}>
              {titleOf(data.item)}
            </h2>
            <p className={styles.kind}>{kindText(data.item)}</p>
          </header>
          <Medium whole={data} onGone={onGone} />
        </>
      ) : null}
    </div>
  );
}

function Medium({ whole, onGone }: { readonly whole: WholeMedium; readonly onGone: () => void }) {
  const { item, uses, renditions } = whole;
  const change = useMediumChange(item.id);
  const replacements = useUploads().filter(({ replaces }) => replaces === item.id);
  return (
    <>
      <State item={item} />
      {item.kind === "picture" && item.address ? (
        <FocalPoint item={item} onChange={(focus) => change.mutateAsync({ focus }).catch(() => undefined)} />
      ) : null}
      {item.kind === "film" && item.address ? (
        // biome-ignore lint/a11y/useMediaCaption: editors check the film itself; its captions are another file
        <video src={item.address} controls preload="metadata" className={styles.film} />
      ) : null}
      {item.kind === "frames" ? <FramesField item={item} /> : null}
      <FormError
        message={
          change.error
            ? isConflict(change.error)
              ? "Somebody else has changed this file meanwhile. Set the point again."
              : errorText(change.error)
            : null
        }
      />
      <MediumActions whole={whole} onGone={onGone} />
      <UploadList uploads={replacements} />
      {item.kind === "picture" || item.kind === "film" ? <AltForm item={item} /> : null}
      {hasCrop(item) ? <UprightCrop item={item} /> : null}
      <dl className={styles.facts}>
        <Fact label="Name in content">
          <code>{item.name}</code>
        </Fact>
        {item.width > 0 ? (
          <Fact label="Size">
            {item.width} × {item.height} pixels
          </Fact>
        ) : null}
        {item.bytes > 0 ? <Fact label="Weight">{weightText(item.bytes)}</Fact> : null}
        {item.updatedAt > 0 ? (
          <Fact label="Changed">
            <Time at={item.updatedAt} long />
            {item.updatedBy ? ` by ${item.updatedBy}` : ""}
          </Fact>
        ) : null}
      </dl>
      <section className={styles.section} aria-labelledby="medium-uses">
        <h3 id="medium-uses" className={styles.heading}>
          Where it is used
        </h3>
        {uses.length === 0 ? <p className={styles.none}>No document uses it.</p> : <MediumUses uses={uses} />}
      </section>
      {renditions.length > 0 ? (
        <section className={styles.section} aria-labelledby="medium-renditions">
          <h3 id="medium-renditions" className={styles.heading}>
            Sizes for visitors
          </h3>
          <Renditions renditions={renditions} />
        </section>
      ) : null}
    </>
  );
}

function State({ item: { state, progress, error, address } }: { readonly item: MediaItem }) {
  if (state === "ready") return null;
  if (state === "failed") {
    return (
      <p role="alert" className={styles.failed}>
        <CircleAlert aria-hidden="true" size={16} />
        {error ?? "The file could not be used."} {address ? "The earlier file is still shown." : ""}
      </p>
    );
  }
  return (
    <div className={styles.processing}>
      <label htmlFor="medium-progress">
        {address
          ? "Its new sizes are being made. Visitors see the earlier ones."
          : "Its sizes are being made."}
      </label>
      <progress id="medium-progress" max={1} value={progress} />
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The site's own pictures have their upright ones. */
function hasCrop({ kind, origin, replaced, address, width, height }: MediaItem): boolean {
  return (
    kind === "picture" && (origin === "library" || replaced) && address !== "" && width > 0 && height > 0
  );
}

function kindText(item: MediaItem): string {
  const { label } = KINDS[item.kind];
  const origin =
    item.origin === "library" ? label : `${label} of the site${item.replaced ? ", replaced" : ""}`;
  return [origin, factsOf(item)].filter(Boolean).join(" · ");
}
