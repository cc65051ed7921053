import type { z } from 'zod';
import type { Message } from '#platform/contract/message.ts';

/** A text of a record that visitors read. */
export interface TranslatedField {
  label: Message;
  /** How it is written. */
  kind: 'line' | 'lines' | 'rich' | 'article';
  schema: z.ZodType;
  /** What visitors get of a text in HTML, if that isn't as of other rich texts. */
  clean?: (html: string) => string;
}
