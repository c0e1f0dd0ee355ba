import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { MediaItem, WholeMedium } from "~/generated/contract";
import { DetailBar, DetailHead, Fact, FactList, PartHeading } from "../ui/detail";
import { FormError } from "../ui/field";
import { QueryState } from "../ui/notice";
import { Time } from "../ui/time";
import { AltForm } from "./alt-form";
import { FocalPoint } from "./focal-point";
import { FramesField } from "./frames-field";
import { MediumActions } from "./medium-actions";
import styles from "./medium-detail.module.css";
import { MediumUses } from "./medium-uses";
import { mediumQuery } from "./queries";
import { UploadList } from "./upload-list";
import { UprightCrop } from "./upright-crop";
import { changeError, useMediumChange } from "./use-medium-changes";
import { useUploads } from "./use-uploads";
import { factsOf, KINDS, titleOf, weightText } from "./words";

interface MediumDetailProps {
  readonly id: string;
  readonly backTo: string;
  readonly onGone: () => void;
}

export function MediumDetail({ id, backTo, onGone }: MediumDetailProps) {
  const medium = useQuery(mediumQuery(id));
  const { data } = medium;
  return (
    <div className="detail">
      <DetailBar backTo={backTo} list="Media" />
      {data ? null : <QueryState query={medium} rows={5} />}
      {data ? (
        <>
          <DetailHead name={titleOf(data.item)} detail={kindText(data.item)} />
          <Medium whole={data} onGone={onGone} />
        </>
      ) : null}
    </div>
  );
}

function Medium({ whole, onGone }: { readonly whole: WholeMedium; readonly onGone: () => void }) {
  const { item, uses } = whole;
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
        message={changeError(
          change.error,
          "Somebody else has changed this file meanwhile. Set the point again.",
        )}
      />
      <MediumActions whole={whole} onGone={onGone} />
      <UploadList uploads={replacements} />
      {item.kind === "picture" || item.kind === "film" ? <AltForm item={item} /> : null}
      {hasCrop(item) ? <UprightCrop item={item} /> : null}
      <FactList>
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
      </FactList>
      <section className="part" aria-labelledby="medium-uses">
        <PartHeading id="medium-uses">Where it is used</PartHeading>
        {uses.length === 0 ? <p className="note">No document uses it.</p> : <MediumUses uses={uses} />}
      </section>
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
    <div className="stack note">
      <label htmlFor="medium-progress">
        {address
          ? "Its new sizes are being made. Visitors see the earlier ones."
          : "Its sizes are being made."}
      </label>
      <progress id="medium-progress" max={1} value={progress} />
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
