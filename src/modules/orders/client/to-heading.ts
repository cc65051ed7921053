/** Whoever uses the keyboard is at the screen's heading once what they pressed is gone, not before the whole page. */
export function toHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
