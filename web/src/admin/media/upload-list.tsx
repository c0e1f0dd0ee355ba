import { CircleAlert, CircleCheck, FileUp, RotateCw, X } from "lucide-react";
import { IconButton } from "../ui/button";
import styles from "./upload-list.module.css";
import type { Upload } from "./uploads";
import { uploads } from "./use-uploads";
import { shortName, weightText } from "./words";

/** The files on their way, with their progress; refusals stay until they are read. */
export function UploadList({ uploads: list }: { readonly uploads: readonly Upload[] }) {
  if (list.length === 0) return null;
  const left = list.filter(({ state }) => state === "waiting" || state === "sending").length;
  return (
    <section aria-label="Uploads">
      <p role="status" className="visually-hidden">
        {left === 0 ? "All uploads have ended" : `${left} ${left === 1 ? "upload" : "uploads"} left`}
      </p>
      <ul className={styles.uploads}>
        {list.map((upload) => (
          <Row key={upload.key} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function Row({ upload }: { readonly upload: Upload }) {
  const { key, name, thumbnail, state, sent, error, canRetry, item } = upload;
  const isOpen = state === "waiting" || state === "sending";
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        {thumbnail ? <img src={thumbnail} alt="" /> : <FileUp aria-hidden="true" size={16} />}
      </span>
      <span className={styles.text}>
        <span className="label truncate">{item ? shortName(item.name) : name}</span>
        {state === "failed" ? (
          <span role="alert" className="fault-text">
            <CircleAlert aria-hidden="true" size={14} />
            {error}
          </span>
        ) : (
          <span className="hint digits">{stateText(upload)}</span>
        )}
      </span>
      {isOpen ? (
        <progress className={styles.progress} aria-label={`Upload of ${name}`} max={1} value={sent} />
      ) : null}
      {state === "done" ? <CircleCheck aria-hidden="true" size={16} className={styles.done} /> : null}
      <span className="row">
        {state === "failed" && canRetry ? (
          <IconButton label={`Upload ${name} again`} icon={RotateCw} onClick={() => uploads.retry(key)} />
        ) : null}
        <IconButton
          label={isOpen ? `Cancel ${name}` : `Remove ${name} from this list`}
          icon={X}
          onClick={() => uploads.remove(key)}
        />
      </span>
    </li>
  );
}

function stateText({ state, sent, bytes, item }: Upload): string {
  switch (state) {
    case "waiting":
      return `${weightText(bytes)}, waiting`;
    case "sending":
      return sent < 1 ? `${Math.round(sent * 100)} % of ${weightText(bytes)}` : "The server checks it";
    default:
      return item?.state === "processing" ? "Uploaded. Its sizes are being made." : "Uploaded";
  }
}
