import { CircleAlert } from "lucide-react";
import type { MediaItem } from "~/generated/contract";
import styles from "./tile.module.css";
import { factsOf, KINDS, titleOf } from "./words";

/** What is inside the link or button of an item. */
export function Tile({ item }: { readonly item: MediaItem }) {
  return (
    <>
      <span className={styles.frame}>
        <Thumbnail item={item} />
        {item.state === "ready" ? null : <StateMark item={item} />}
      </span>
      <span className={styles.text}>
        <span className="label truncate">{titleOf(item)}</span>
        <span className="hint truncate">{tileFacts(item)}</span>
      </span>
    </>
  );
}

/** A small picture of an item, or the icon of its kind. */
function Thumbnail({ item }: { readonly item: MediaItem }) {
  const { icon: Icon } = KINDS[item.kind];
  if (item.thumbnail === "") return <Icon aria-hidden="true" size={24} strokeWidth={1.5} />;
  const { x, y } = item.focus;
  return (
    <img
      src={item.thumbnail}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
    />
  );
}

function StateMark({ item: { state, progress } }: { readonly item: MediaItem }) {
  if (state === "failed") {
    return (
      <span className={styles.mark} data-failed>
        <CircleAlert aria-hidden="true" size={14} /> Failed
      </span>
    );
  }
  return (
    <span className={styles.mark}>
      <span className="spinner" aria-hidden="true" /> {Math.round(progress * 100)} %
    </span>
  );
}

function tileFacts(item: MediaItem): string {
  // Without the weight there is room for the uses.
  const facts = factsOf(item.width > 0 ? { ...item, bytes: 0 } : item) || KINDS[item.kind].label;
  if (item.uses === 0) return `${facts} · not used`;
  return `${facts} · ${item.uses === 1 ? "used once" : `used ${item.uses} times`}`;
}
