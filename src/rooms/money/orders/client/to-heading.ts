import type { RefObject } from 'react';

/** Where the focus goes on after a dialog, too. */
export const SCREEN_HEADING: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector<HTMLElement>('main h1');
  },
};

/**
 * Whoever uses the keyboard is at the screen's heading once what they pressed is gone, not before the whole page. Of an order,
 * its new state is there; of a list, one stays where one reads.
 */
export function toHeading({ preventScroll = false } = {}): void {
  SCREEN_HEADING.current?.focus({ preventScroll });
}
