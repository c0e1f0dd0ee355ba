import { fadeIn } from "./fade-in";

/** Shows a section as a plain list, without a scene. Returns a function that reverts it. */
export function showPlainList(section: HTMLElement): () => void {
  section.dataset.scene = "off";
  const show = fadeIn(section.querySelectorAll<HTMLElement>("[data-scene-item]"));
  return () => {
    show();
    delete section.dataset.scene;
  };
}
