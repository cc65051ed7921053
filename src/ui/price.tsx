import type { ReactNode } from 'react';

/** A price, struck through once it no longer applies. */
export function Price({ ended, children }: { ended: boolean; children: ReactNode }) {
  return ended ? <s className="ended">{children}</s> : children;
}
