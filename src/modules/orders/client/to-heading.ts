/**
 * Whoever uses the keyboard is at the screen's heading once what they pressed is gone, not before the whole page. Of an order,
 * its new state is there; of a list, one stays where one reads.
 */
export function toHeading({ preventScroll = false } = {}): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll });
}
