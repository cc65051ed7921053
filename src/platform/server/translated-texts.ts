import type { z } from 'zod';
import type { Language } from '#platform/contract/language.ts';
import type { Message } from '#platform/contract/message.ts';
import type { Database } from './database/store.ts';

/** A text of a record that visitors read. */
export interface TranslatedField {
  label: Message;
  /** How it is written. */
  kind: 'line' | 'lines' | 'rich' | 'article';
  schema: z.ZodType;
  /** What visitors get of a text in HTML, if that isn't as of other rich texts. */
  clean?: (html: string) => string;
}

type TranslatedTextFields = Readonly<Record<string, TranslatedField>>;

/** What of a kind of record can be said in other languages, by the names in its replies. */
export interface TranslatedTexts {
  fields: TranslatedTextFields;
  /**
   * Its name, and what it says in the main language, with its fields if each record has others; undefined if there is no
   * such record.
   */
  read(
    database: Database,
    id: string,
  ): Promise<{ name: string; texts: Record<string, string>; fields?: TranslatedTextFields } | undefined>;
  /** Changes what it says in the main language, which was another one. Runs in the caller's transaction. */
  write(
    database: Database,
    id: string,
    texts: Readonly<Record<string, string>>,
    languages: { from: Language; to: Language },
  ): Promise<void>;
}
