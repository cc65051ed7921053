import { answer } from '#platform/server/http/answer.ts';
import { searchEverything } from '../contract.ts';
import { findEverything } from './service.ts';

export const searchAnswers = [
  answer(searchEverything, async ({ query }, { store }) => ({
    records: await findEverything(store.database, query.term),
  })),
];
