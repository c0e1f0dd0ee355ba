import { useQuery } from "@tanstack/react-query";
import { ImagePlus, Upload as UploadIcon } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MediaItem, MediaKind } from "~/generated/contract";
import { Button } from "../ui/button";
import { FileInput } from "../ui/file-input";
import { NoEntries, QueryState } from "../ui/notice";
import { Pager } from "../ui/pager";
import { SearchField } from "../ui/search-field";
import { Select } from "../ui/select";
import { useDebounced } from "../ui/use-debounced";
import { ACCEPTED, ACCEPTED_PICTURES } from "./accepted";
import styles from "./browser.module.css";
import { DropTarget } from "./drop-target";
import { MEDIA_KINDS, type MediaFilter } from "./list-state";
import { mediaQuery } from "./queries";
import { UploadList } from "./upload-list";
import { uploads, useUploads } from "./use-uploads";
import { KINDS } from "./words";

/** Items of a page, as the server counts them. */
const PAGE_SIZE = 60;

interface MediaBrowserProps {
  readonly filter: MediaFilter;
  readonly onFilter: (filter: MediaFilter) => void;
  /** Kinds that can be chosen; all are shown without it. */
  readonly kinds?: readonly MediaKind[];
  /** Receives the item of a file that was uploaded on its own. */
  readonly onUploaded?: (item: MediaItem) => void;
  /** The heading, left of the upload button. Without one the button is next to the search. */
  readonly heading?: ReactNode;
  /** Renders the tile of an item. */
  readonly children: (item: MediaItem) => ReactNode;
}

/** Searches, shows and uploads files. */
export function MediaBrowser(props: MediaBrowserProps) {
  const { filter, onFilter, kinds = MEDIA_KINDS, onUploaded, heading, children } = props;
  const media = useQuery(mediaQuery(filter));
  const { data, isPlaceholderData } = media;
  const [typed, setTyped] = useState(filter.search);
  const settled = useDebounced(typed.trim());
  const search = useEffectEvent((next: string) => {
    if (next !== filter.search) onFilter({ ...filter, search: next, page: 1 });
  });
  useEffect(() => search(settled), [settled]);
  const list = useUploads();
  const input = useRef<HTMLInputElement>(null);
  const upload = (files: readonly File[]) => {
    const started = files.map((file) => uploads.add(file));
    const [only] = started;
    if (started.length === 1) void only?.done.then((item) => (item ? onUploaded?.(item) : undefined));
  };
  const isPictures = kinds.length === 1 && kinds[0] === "picture";
  const isFiltered = filter.search !== "" || filter.use !== "" || (filter.kind !== "" && kinds.length > 1);
  const items = data?.items ?? [];
  const canUpload = filter.origin !== "site";
  const button = (
    <div>
      <Button variant="primary" icon={UploadIcon} onClick={() => input.current?.click()}>
        Upload
      </Button>
      <FileInput
        ref={input}
        multiple
        accept={isPictures ? ACCEPTED_PICTURES : ACCEPTED}
        aria-label="Files to upload"
        onFiles={upload}
      />
    </div>
  );
  return (
    <DropTarget onFiles={(files) => canUpload && upload(files)}>
      {heading ? (
        <div className="spread">
          {heading}
          {button}
        </div>
      ) : null}
      <search className="filters">
        <SearchField
          label="Search files"
          placeholder="Name or alternative text"
          value={typed}
          onText={setTyped}
        />
        {kinds.length > 1 ? (
          <div className="filter">
            <Select
              label="Kind"
              hideLabel
              value={filter.kind}
              options={[
                { value: "", label: "All kinds" },
                ...kinds.map((kind) => ({ value: kind, label: KINDS[kind].plural })),
              ]}
              onChange={(kind) => onFilter({ ...filter, kind, page: 1 })}
            />
          </div>
        ) : null}
        <div className="filter">
          <Select
            label="Use"
            hideLabel
            value={filter.use}
            options={[
              { value: "", label: "Used or not" },
              { value: "used", label: "Used" },
              { value: "unused", label: "Not used" },
            ]}
            onChange={(use) => onFilter({ ...filter, use, page: 1 })}
          />
        </div>
        {heading || !canUpload ? null : button}
      </search>
      <UploadList uploads={list.filter(({ replaces }) => replaces === null)} />
      <div className={styles.scroll} aria-busy={isPlaceholderData}>
        {data ? null : <QueryState query={media} rows={8} />}
        {data && items.length === 0 ? (
          <NoEntries
            icon={ImagePlus}
            title="No files yet"
            text="Upload files with the button, drag them here, or paste them."
            what="file"
            isFiltered={isFiltered}
            onClear={() => {
              setTyped("");
              onFilter({ ...filter, search: "", use: "", kind: isPictures ? filter.kind : "", page: 1 });
            }}
          />
        ) : null}
        {items.length > 0 ? (
          <ul className={styles.grid} aria-label="Files">
            {items.map((item) => (
              <li key={item.id} data-id={item.id}>
                {children(item)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {data && data.pages > 1 ? (
        <Pager
          total={data.total}
          pageSize={PAGE_SIZE}
          page={data.page}
          onPage={(page) => onFilter({ ...filter, page })}
        />
      ) : null}
      <p role="status" className="visually-hidden">
        {data ? `${data.total} ${data.total === 1 ? "file" : "files"}` : ""}
      </p>
    </DropTarget>
  );
}
