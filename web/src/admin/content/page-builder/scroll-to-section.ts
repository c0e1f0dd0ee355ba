/** Scrolls the canvas to a section. */
export function scrollToSection(id: string): void {
  const frame = document.querySelector<HTMLIFrameElement>("#preview-frame");
  const section = frame?.contentDocument?.querySelector(`[data-section="${CSS.escape(id)}"]`);
  section?.scrollIntoView({ block: "start", behavior: "instant" });
}
