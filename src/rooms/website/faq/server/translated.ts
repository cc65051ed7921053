import { fromRow } from '#platform/contract/record.ts';
import type { TranslatedTexts } from '#platform/server/translated-texts.ts';
import { translatedFields } from '#rooms/access/server.ts';
import { faqFields } from '../record.ts';
import { findQuestion, updateQuestionRow } from './queries.ts';
import { columnsOf } from './service.ts';

/** What of a question can be said in other languages. */
export const translatedFaq: TranslatedTexts = {
  fields: translatedFields(faqFields, { question: 'line', group: 'line', answer: 'rich' }),
  async read(database, id) {
    const row = await findQuestion(database, id);
    if (!row) return undefined;
    return { name: row.question, texts: fromRow(faqFields, row) };
  },
  async write(database, id, texts) {
    const row = await findQuestion(database, id);
    if (row) await updateQuestionRow(database, id, columnsOf({ ...fromRow(faqFields, row), ...texts }));
  },
};
