import { editionOfNew } from '#modules/editions/server/service.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { defineImporter, hidingEach } from '#platform/server/importer.ts';
import { newQuestion } from '../contract.ts';
import * as say from '../messages.ts';
import { faqFields } from '../record.ts';
import { listQuestions } from './queries.ts';
import { hideQuestion, insertNewQuestion } from './service.ts';

/** Into the current edition, as all imports. */
export const faqImporter = defineImporter({
  schema: newQuestion.omit({ edition: true }),
  fields: Object.values(faqFields).map(({ sent, label }) => ({ name: sent, label })),
  keyOf: ({ question }) => normaliseForSearch(question),
  keyField: faqFields.question.sent,
  taken: say.taken,
  async findTaken(database, { clock }, keys) {
    const edition = await editionOfNew(database, clock.now());
    const { rows } = await listQuestions(database, {}, edition ? { editionId: edition.id } : {});
    const taken = new Set(rows.map(({ question_key }) => question_key));
    return keys.filter((key) => taken.has(key));
  },

  async insert(database, context, questions) {
    const edition = await editionOfNew(database, context.clock.now());
    const ids: string[] = [];
    for (const question of questions)
      ids.push((await insertNewQuestion(database, context, question, edition?.id)).result);
    return ids;
  },

  remove: hidingEach(hideQuestion),
});
