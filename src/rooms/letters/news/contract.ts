import { z } from 'zod';
import { email, optional, TITLE_MAX, text } from '#platform/contract/fields.ts';

/** What who wants to hear of the next summit sends. */
export const newsForm = z.strictObject({
  email: email(),
  /** The version of the words beside the field. */
  news: optional(text(TITLE_MAX)),
});
