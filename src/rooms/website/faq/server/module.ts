import { on } from '#platform/server/events.ts';
import { freeTextIn } from '#platform/server/free-text.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { faqKind } from '../kind.ts';
import { faqHandlers } from './handlers.ts';
import { faqImporter } from './importer.ts';
import { faqPages } from './pages.ts';
import { adoptQuestions, listWritten } from './queries.ts';
import { findQuestionsByName, restoreQuestion } from './service.ts';
import { translatedFaq } from './translated.ts';

export const faqModule: ServerModule = {
  handlers: faqHandlers,
  pages: faqPages,
  on: [
    on('EditionAdded', async (database, _services, added) => {
      for (const { id } of added) await adoptQuestions(database, id);
    }),
  ],
  kinds: [
    {
      kind: faqKind,
      translated: translatedFaq,
      importer: faqImporter,
      restoreOne: restoreQuestion,
      findByName: findQuestionsByName,
      freeText: [
        freeTextIn(listWritten, ({ id, question, answer }) => ({
          id,
          place: question,
          texts: [question, answer],
        })),
      ],
    },
  ],
};
