import type { z } from 'zod';
import * as say from './messages.ts';
import { placeholdersIn } from './placeholders.ts';

/** A text in which only these names may stand in braces: nobody could fill in another one. */
export function namingOnly<Schema extends z.ZodString>(schema: Schema, known: readonly string[]) {
  const unknownIn = (text: string) => placeholdersIn([text]).find((name) => !known.includes(name));
  return schema.refine((text) => unknownIn(text) === undefined, {
    error: ({ input }) => {
      const unknown = `{${unknownIn(String(input))}}`;
      return known.length > 0
        ? say.unknownPlaceholder({ unknown, known: known.map((name) => `{${name}}`).join(', ') })
        : say.noPlaceholders({ unknown });
    },
  });
}
