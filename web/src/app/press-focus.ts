/**
 * Focuses a link or button that a pointer presses, which only Safari does not do. Otherwise a dialog would return the
 * focus to another element, and Back would not find the link.
 */
export function focusPressedControls(): void {
  addEventListener(
    "click",
    ({ isTrusted, target }) => {
      if (!isTrusted || !(target instanceof Element)) return;
      const control = target.closest<HTMLElement>("a[href], button, summary");
      if (control && !control.contains(document.activeElement)) control.focus({ preventScroll: true });
    },
    true,
  );
}
