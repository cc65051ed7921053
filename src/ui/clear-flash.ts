/** Moves the focus to the page's notice, if it has one, and takes the notice out of the address. */
export function clearFlash(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  history.replaceState(null, '', location.pathname);
  notice.focus({ preventScroll: true });
}
