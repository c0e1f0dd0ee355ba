import { type MouseEvent, useEffect, useState } from "react";
import { useCoreFailed } from "~/core/use-core";
import type { Picture } from "~/generated/contract";
import { Section } from "~/ui/layout/section";
import { opensElsewhere } from "~/ui/links/opens-elsewhere";
import { Lightbox } from "~/ui/overlays/lightbox";
import { ContentPicture } from "~/ui/pictures/content-picture";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import styles from "./gallery.module.css";

/** Value of `sizes` for a tile; a single last tile fills the row on a phone. */
const TILE_SIZES = "(min-width: 768px) 46rem, 45vw";
const ROW_SIZES = "(min-width: 768px) 80rem, 92vw";

/** Pictures in a mosaic. Each links to its file; with scripts it opens a lightbox. */
export function Gallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const words = useWords().insights;
  const [shown, setShown] = useState<number | null>(null);
  const failed = useCoreFailed();

  const open = (event: MouseEvent, index: number) => {
    // The lightbox needs the core. If it failed to load, the link leads to the file.
    if (opensElsewhere(event) || failed) return;
    event.preventDefault();
    // Back closes the lightbox by leaving this entry. The router ignores it: both entries are the same page.
    history.pushState(history.state, "");
    setShown(index);
  };
  const isOpen = shown !== null;
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      setShown(null);
    };
    addEventListener("popstate", close, { capture: true });
    return () => removeEventListener("popstate", close, { capture: true });
  }, [isOpen]);

  return (
    <Section ground="dark" labelledBy="gallery">
      <h2 id="gallery">{words.gallery}</h2>
      <ul className={styles.mosaic}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article may show a picture twice
          <li key={index} className={styles.tile}>
            <a
              className={styles.link}
              href={picture.src}
              aria-label={[
                fillWith(words.openPicture, { number: index + 1, total: pictures.length }),
                picture.alt,
              ]
                .filter(Boolean)
                .join(": ")}
              onClick={(event) => open(event, index)}
            >
              <ContentPicture
                className={styles.picture}
                picture={picture}
                sizes={index === pictures.length - 1 && index % 2 === 0 ? ROW_SIZES : TILE_SIZES}
                loading="lazy"
                failedText={words.pictureFailed}
              />
            </a>
          </li>
        ))}
      </ul>
      {shown === null || failed ? null : (
        <Lightbox pictures={pictures} first={shown} onClose={() => history.back()} />
      )}
    </Section>
  );
}
