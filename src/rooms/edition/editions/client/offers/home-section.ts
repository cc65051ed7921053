import type { ReactNode } from 'react';
import type { PageRequest } from '#platform/client/page.ts';
import type { Phase } from '../../schedule.ts';

/** A section that another module adds to the home page, below its top; undefined while it has nothing to show. */
export type HomeSection = (request: PageRequest, phase: Phase) => Promise<ShownSection | undefined>;

export interface ShownSection {
  /** Of its element, and what the link to it says. */
  id: string;
  label: string;
  content: ReactNode;
  /** What it needs in the page's head. */
  head?: ReactNode;
  /** When it changes with the clock. */
  expiresAt?: Date | undefined;
}
