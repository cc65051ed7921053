import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  addAnswerFile: async (fixtures) => {
    await fixtures.answerFile();
    return { body: { file: new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }) } };
  },
};
