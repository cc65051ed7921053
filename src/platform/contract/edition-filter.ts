import { id } from './fields.ts';

export const ALL_EDITIONS = 'all';
export const CURRENT_EDITION = 'current';

/** The edition that new people belong to. */
export const editionOfNew = id
  .optional()
  .describe(
    `The edition that they belong to: its id. Without it, or with '${CURRENT_EDITION}', the current one.`,
  );

/** Whose people a call is about. */
export const editionFilter = {
  edition: id
    .optional()
    .describe(
      `Only those of one edition: its id, or '${CURRENT_EDITION}'. Without it, or with '${ALL_EDITIONS}', those of every edition.`,
    ),
};
