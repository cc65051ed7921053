import { z } from 'zod';
import { chosenIds } from '#modules/exports/contract.ts';
import { attendeeFilters } from '#modules/registrations/contract.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { lines } from '#platform/contract/fields.ts';
import { SEARCH_MAX } from '#platform/contract/lists.ts';

/** Eight on a sheet, one on a card, and the rolls of two label printers. */
export const BADGE_PAPERS = ['a4', 'a6', '62mm', '89mm'] as const;
export const BADGES_FILE = 'Badges.pdf';

export const printBadges = defineCall({
  name: 'printBadges',
  summary: 'Badges to print, as a PDF: of those who match, or of the chosen ones',
  method: 'POST',
  path: '/api/v1/badges',
  access: { right: 'attendees' },
  jsonOnly: true,
  alsoRefused: ['not-found', 'too-large'],
  query: { ...attendeeFilters, search: lines(SEARCH_MAX).optional() },
  body: z.strictObject({ paper: z.enum(BADGE_PAPERS).default('a4'), ids: chosenIds.optional() }),
  file: ['application/pdf'],
});
