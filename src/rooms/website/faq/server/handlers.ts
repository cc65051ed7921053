import { fromRow } from '#platform/contract/record.ts';
import { textInFile } from '#platform/contract/rich-text.ts';
import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import { translated } from '#rooms/access/server.ts';
import { editionScope, findCurrentEdition, listScope } from '#rooms/edition/server.ts';
import { exportList } from '#rooms/ground/server.ts';
import {
  addQuestion,
  currentQuestions,
  deleteQuestion,
  exportQuestions,
  FAQ_FILES,
  orderQuestions,
  singleQuestion,
  updateQuestion,
  viewQuestions,
} from '../contract.ts';
import { faqKind } from '../kind.ts';
import * as say from '../messages.ts';
import { faqFields } from '../record.ts';
import { listQuestionIds, listQuestions } from './queries.ts';
import {
  changeQuestion,
  createQuestion,
  readQuestion,
  removeQuestion,
  reorderQuestions,
  toFaq,
} from './service.ts';
import type { FaqRow } from './tables.ts';
import { translatedFaq } from './translated.ts';

const columnsOf = () => ({
  [faqFields.question.label()]: ({ question }: FaqRow) => question,
  [faqFields.answer.label()]: (row: FaqRow) => textInFile(fromRow(faqFields, row).answer),
  [faqFields.group.label()]: ({ heading }: FaqRow) => heading ?? '',
});

export const faqHandlers = [
  handler(currentQuestions, async (_input, context) => {
    const { database } = context.store;
    const edition = await findCurrentEdition(database, context.clock.now());
    const { rows } = await listQuestions(database, {}, edition ? { editionId: edition.id } : {});
    return { records: await translated(context, faqKind.name, translatedFaq, rows.map(toFaq)) };
  }),

  handler(viewQuestions, async ({ query: { edition, ...query } }, { store: { database }, clock }) => {
    const { rows, total } = await listQuestions(
      database,
      query,
      await editionScope(database, clock.now(), edition),
    );
    return { records: rows.map(toFaq), total };
  }),

  handler(exportQuestions, async ({ query: { edition, ...query }, body }, context) => {
    const { database } = context.store;
    const scope = await listScope(database, context.clock.now(), edition);
    return exportList(context, query, body, {
      kind: 'faq',
      what: say.exported,
      files: FAQ_FILES,
      columns: columnsOf(),
      scope,
      listIds: (asked) => listQuestionIds(database, asked, scope),
      list: (asked) => listQuestions(database, asked, scope),
    });
  }),

  handler(singleQuestion, async ({ query }, { store }) => ({
    record: await readQuestion(store.database, query.id),
  })),

  keyedHandler(
    addQuestion,
    ({ body }, context) => createQuestion(context, body),
    (id) => ({ message: say.added(), id }),
  ),

  handler(updateQuestion, async ({ query: { id }, body }, context) => {
    await changeQuestion(context, id, body);
    return { message: say.saved(), id };
  }),

  handler(orderQuestions, async ({ body }, context) => {
    await reorderQuestions(context, body.ids);
    return { message: say.ordered() };
  }),

  handler(deleteQuestion, async ({ query: { id } }, context) => ({
    message: say.deleted({ question: await removeQuestion(context, id) }),
    id,
  })),
];
