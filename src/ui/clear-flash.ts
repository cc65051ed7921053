/** Focuses the page's flash message, if there is one, and removes it from the address. */
export function clearFlash(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  history.replaceState(null, '', location.pathname);
  notice.focus({ preventScroll: true });
}
