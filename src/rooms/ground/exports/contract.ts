import { z } from 'zod';
import { id, text } from '#platform/contract/fields.ts';
import { PAGE_SIZE_MAX } from '#platform/contract/lists.ts';
import { TABLE_MEDIA_TYPES } from '#platform/contract/table-media-types.ts';

export type ExportFormat = keyof typeof TABLE_MEDIA_TYPES;
const EXPORT_FORMATS = Object.keys(TABLE_MEDIA_TYPES) as ExportFormat[];
export const EXPORT_MEDIA_TYPES = Object.values(TABLE_MEDIA_TYPES);

/** How many rows can be chosen at once: those of the longest page. */
export const CHOSEN_MAX = PAGE_SIZE_MAX;

/** The ids of the chosen rows. */
export const chosenIds = z.array(id).min(1).max(CHOSEN_MAX);

/** What an export takes besides the list's own filters, which are in the query. */
export const exportOptions = z.strictObject({
  format: z.enum(EXPORT_FORMATS).default('csv'),
  ids: chosenIds
    .optional()
    .describe(
      'Only these of the filtered rows; without it, all of them. Unknown ids are skipped. If all are unknown, the call is refused as not-found.',
    ),
  columns: z
    .array(text(200))
    .max(100)
    .optional()
    .describe('The headings of the columns to export; without it, or if it names none of them, all.'),
});
export type ExportOptions = z.output<typeof exportOptions>;
