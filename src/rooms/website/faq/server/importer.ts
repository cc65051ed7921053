import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { defineImporter, hidingEach, type Importer } from '#platform/server/importer.ts';
import { standingByDoubts } from '#platform/server/standing-by-doubts.ts';
import { importedTranslations } from '#rooms/access/server.ts';
import { editionOfNew } from '#rooms/edition/server.ts';
import { newQuestion } from '../contract.ts';
import { faqKind } from '../kind.ts';
import * as say from '../messages.ts';
import { faqFields } from '../record.ts';
import { listQuestions, nextPositionIn } from './queries.ts';
import { hideQuestion, insertNewQuestion } from './service.ts';
import { translatedFaq } from './translated.ts';

export async function faqImporter(
  database: Database,
  { clock }: CallContext,
  chosen?: string,
): Promise<Importer> {
  const editionId = (await editionOfNew(database, clock.now(), chosen))?.id;
  return defineImporter({
    beside: importedTranslations(faqKind.name, translatedFaq),
    schema: newQuestion.omit({ edition: true }),
    fields: Object.values(faqFields).map(({ sent, label }) => ({ name: sent, label })),
    keyOf: ({ question }) => normaliseForSearch(question),
    keyField: faqFields.question.sent,
    standing: standingByDoubts(),
    taken: say.taken,
    async findTaken(database, _context, keys) {
      const { rows } = await listQuestions(database, {}, editionId ? { editionId } : {});
      const taken = new Set(rows.map(({ question_key }) => question_key));
      return keys.filter((key) => taken.has(key));
    },

    async insert(database, context, questions) {
      const ids: string[] = [];
      let position = await nextPositionIn(database);
      for (const question of questions)
        ids.push((await insertNewQuestion(database, context, question, editionId, position++)).result);
      return ids;
    },

    remove: hidingEach(hideQuestion),
  });
}
