import type { ReactNode } from 'react';

/** A price on one line, struck through once it no longer applies. */
export function Price({ ended = false, children }: { ended?: boolean; children: ReactNode }) {
  const Element = ended ? 's' : 'span';
  return <Element className={`whitespace-nowrap ${ended ? 'ended' : ''}`}>{children}</Element>;
}
