import type { Columns } from '#platform/contract/record.ts';
import { textInFile } from '#platform/contract/rich-text.ts';
import { cleanRichText } from '#platform/server/clean-html.ts';
import { handler } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { importedTranslations, translated, translatedFields } from '#rooms/access/server.ts';
import { findCurrentEdition, type RecordRow, recordsIn } from '#rooms/edition/server.ts';
import { currentQuestions, type Faq, questionCalls } from '../contract.ts';
import { faqKind } from '../kind.ts';
import * as say from '../messages.ts';
import { type FaqFields, faqFields } from '../record.ts';
import { faqPages } from './pages.ts';

declare module '#database/schema.ts' {
  interface Tables {
    faq: RecordRow & Columns<FaqFields>;
  }
}

const questions = recordsIn({
  kind: faqKind,
  table: 'faq',
  calls: questionCalls,
  say,
  name: 'question',
  detail: 'group',
  shown: { answer: cleanRichText },
  exported: ['question', 'answer', 'group'],
  inFile: { answer: textInFile },
});
const inLanguages = {
  ...questions.texts,
  fields: translatedFields(faqFields, { question: 'line', group: 'line', answer: 'rich' }),
};

export const faqModule: ServerModule = {
  handlers: [
    handler(currentQuestions, async (_input, context) => {
      const edition = await findCurrentEdition(context.store.database, context.clock.now());
      const records = await questions.list<Faq>(context, edition?.id);
      return { records: await translated(context, faqKind.name, inLanguages, records) };
    }),
    ...questions.handlers,
  ],
  pages: faqPages,
  on: questions.on,
  kinds: [
    {
      kind: faqKind,
      translated: inLanguages,
      importer: questions.importer(() => importedTranslations(faqKind.name, inLanguages)),
      ...questions.given,
    },
  ],
};
