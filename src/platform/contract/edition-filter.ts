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
      `Whose: those of the edition with this id, of the current one ('${CURRENT_EDITION}', or without it), or of every edition ('${ALL_EDITIONS}').`,
    ),
};

/** Whose texts are read or written: another edition's than the current one's can be, too. */
export const writtenEdition = {
  edition: id
    .optional()
    .describe('Whose texts: those of the edition with this id. Without it, those of the current one.'),
};
