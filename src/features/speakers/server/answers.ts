import { answer } from '#platform/server/http/answer.ts';
import { speakerCounts } from '../contract.ts';
import { countSpeakers } from './queries.ts';

export const speakerAnswers = [
  answer(speakerCounts, async (_input, { store }) => ({
    totalSpeaker: await countSpeakers(store.database),
  })),
];
