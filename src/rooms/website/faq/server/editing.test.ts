import { testEditing } from '#testing/test-editing.ts';
import { QUESTIONS_PAGE } from '../addresses.ts';
import { addQuestion, deleteQuestion, singleQuestion, updateQuestion } from '../contract.ts';
import { faqKind } from '../kind.ts';

const answer = '<p>By bus.</p>';

testEditing(faqKind, {
  field: 'Question',
  add: (client, question) => client.call(addQuestion, { body: { question, answer } }),
  read: async (client, id) => (await client.call(singleQuestion, { query: { id } })).body.record,
  change: (client, id, question, version = '') =>
    client.call(updateQuestion, { query: { id }, body: { question, answer, version } }),
  visitors: {
    page: QUESTIONS_PAGE,
    remove: (client, id) => client.call(deleteQuestion, { query: { id } }),
  },
});
