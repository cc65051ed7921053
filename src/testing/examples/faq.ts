import { addQuestion } from '#rooms/website/faq/contract.ts';
import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';

const TEXTS = { group: 'Getting there', answer: '<p>By bus.</p>' };

/** A question that is there. */
async function aQuestion({ app, next }: Fixtures) {
  const { client } = await app.signInAs('Administrator');
  const { body } = await client.call(addQuestion, { body: { ...TEXTS, question: `Question ${next()}` } });
  return body.id ?? '';
}

export const EXAMPLES: Examples = {
  currentQuestions: async (fixtures) => {
    await aQuestion(fixtures);
    return {};
  },
  viewQuestions: async (fixtures) => {
    await aQuestion(fixtures);
    return {};
  },
  exportQuestions: async (fixtures) => {
    await aQuestion(fixtures);
    return { body: { format: 'csv' } };
  },
  singleQuestion: async (fixtures) => ({ query: { id: await aQuestion(fixtures) } }),
  addQuestion: ({ next }) => ({ body: { ...TEXTS, question: `Question ${next()}` } }),
  updateQuestion: async (fixtures) => ({
    query: { id: await aQuestion(fixtures) },
    body: { ...TEXTS, question: `Question ${fixtures.next()}` },
  }),
  orderQuestions: async (fixtures) => ({ body: { ids: [await aQuestion(fixtures)] } }),
  deleteQuestion: async (fixtures) => ({ query: { id: await aQuestion(fixtures) } }),
};
