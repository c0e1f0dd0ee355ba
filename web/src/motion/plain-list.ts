import { fadeIn } from "./fade-in";

/** Shows a section as the plain list that it is without its scene. The returned function takes that back. */
export function showPlainList(section: HTMLElement): () => void {
  section.dataset.scene = "off";
  const show = fadeIn(section.querySelectorAll<HTMLElement>("[data-scene-item]"));
  return () => {
    show();
    delete section.dataset.scene;
  };
}
