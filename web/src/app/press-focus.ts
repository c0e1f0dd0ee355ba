/**
 * Gives the focus to a link or button that a pointer presses, as other browsers do by themselves. Safari leaves it where
 * it was: a dialog would give it back there, and Back would not find the link.
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
