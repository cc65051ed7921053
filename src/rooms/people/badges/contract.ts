import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, lines, optional } from '#platform/contract/fields.ts';
import { SEARCH_MAX } from '#platform/contract/lists.ts';
import { chosenIds } from '#rooms/ground/contract.ts';
import { attendeeFilters } from '#rooms/people/registrations/contract.ts';
import * as say from './messages.ts';

/** Eight on a sheet, one on a card, and the rolls of two label printers. */
export const BADGE_PAPERS = ['a4', 'a6', '62mm', '89mm'] as const;
/** In mm: smaller ones have no room for a code that can be scanned. */
export const BADGE_SIZE = { width: { least: 50, most: 300 }, height: { least: 40, most: 300 } } as const;
export const BADGES_FILE = 'Badges.pdf';

const millimetres = ({ least, most }: { least: number; most: number }) =>
  z.number({ error: say.sizeWrong }).min(least, { error: say.sizeWrong }).max(most, { error: say.sizeWrong });

const ownSize = z.strictObject({
  width: millimetres(BADGE_SIZE.width),
  height: millimetres(BADGE_SIZE.height),
});
/** One of these, or a size of one's own in mm. */
export const badgePaper = z.union([z.enum(BADGE_PAPERS), ownSize]);
export type BadgePaper = z.output<typeof badgePaper>;

/** Of whom. */
export const badgeFilters = {
  ...attendeeFilters,
  search: lines(SEARCH_MAX).optional(),
  import: optional(id).describe('Those who were added by this import.'),
};

export const countBadges = defineCall({
  name: 'countBadges',
  summary: 'How many badges there are to print: of those who match',
  method: 'GET',
  path: '/api/v1/badges/count',
  access: { right: ['attendees', 'door'] },
  query: badgeFilters,
  reply: z.strictObject({ count: z.number().int() }),
});

export const printBadges = defineCall({
  name: 'printBadges',
  summary: 'Badges to print, as a PDF: of those who match, or of the chosen ones',
  method: 'POST',
  path: '/api/v1/badges',
  access: { right: ['attendees', 'door'] },
  jsonOnly: true,
  alsoRefused: ['not-found', 'too-large'],
  query: badgeFilters,
  body: z.strictObject({ paper: badgePaper.default('a4'), ids: chosenIds.optional() }),
  file: ['application/pdf'],
});
