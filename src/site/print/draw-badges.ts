import type { Look } from '#platform/contract/look.ts';
import type { BadgePaper } from '#rooms/people/contract.ts';
import type { PrintedBadge } from '#rooms/people/server.ts';
import { printer } from './printer.ts';

/** Draws badges as a PDF, page by page. */
export function drawBadges(
  badges: readonly PrintedBadge[],
  paper: BadgePaper,
  { summit, look }: { summit: string; look: Look },
): Promise<Buffer> {
  return printer.draw({ kind: 'badges', said: { summit, look, paper, badges } });
}
