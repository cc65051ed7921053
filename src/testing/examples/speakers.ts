import type { Examples } from '#testing/calls/example.ts';
import { insertedSpeaker } from '#testing/calls/public-fixtures.ts';

export const EXAMPLES: Examples = {
  orderSpeakers: async (fixtures) => {
    const [first, second] = [await insertedSpeaker(fixtures), await insertedSpeaker(fixtures)];
    return { body: { ids: [second, first] } };
  },
};
