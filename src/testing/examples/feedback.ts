import type { Examples } from '#testing/calls/example.ts';
import { publishTestProgramme } from '#testing/published-programme.ts';

const [start, end] = ['2025-08-26T09:00:00.000Z', '2025-08-26T09:30:00.000Z'];

export const EXAMPLES: Examples = {
  singleFeedback: async ({ app, next }) => {
    const id = `rated-${next()}`;
    await publishTestProgramme(app, { sessions: [{ id, title: 'A talk', start, end }] });
    return { query: { sessionId: id } };
  },
  exportFeedback: () => ({ body: { format: 'csv' } }),
};
