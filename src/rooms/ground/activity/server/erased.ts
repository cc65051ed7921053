export const ERASED = 'erased';

/** What replaces a person's data. The triggers of the record let nothing else be written over it (migration 160). */
export const ERASED_VALUES = {
  user_id: null,
  username: ERASED,
  activity_description: ERASED,
  changes: null,
} as const;
export type Personal = keyof typeof ERASED_VALUES;
