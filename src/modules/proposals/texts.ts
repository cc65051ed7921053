import { z } from 'zod';
import { line, paragraph, section } from '#modules/content/fields.ts';
import { lineList } from '#modules/content/line-list.ts';
import { questionList } from '#modules/content/questions.ts';
import { addPart } from '#modules/content/sections.ts';
import { PROPOSE_PAGE } from './addresses.ts';

const KINDS = ['Talk', 'Panel', 'Workshop', 'Keynote'];

const callForSpeakers = section(
  {
    title: 'Call for speakers',
    lead: 'The words around the form with which people propose a session, and what you ask there.',
    page: PROPOSE_PAGE,
  },
  {
    title: line('Title', { neutral: 'Speak at the summit', required: true, max: 60 }),
    lead: paragraph('Below the title', {
      neutral: 'Tell us what you’d speak about. We read every proposal and write to you either way.',
      max: 500,
    }),
    beside: paragraph('Beside the form', {
      max: 2_000,
      hint: 'What you look for: each line is a paragraph.',
    }),
    closed: paragraph('While it is closed', {
      neutral: 'We aren’t looking for speakers at the moment.',
      max: 300,
    }),
    kinds: lineList('Kinds of session', KINDS, 'What can be proposed: one on each line.'),
    questions: questionList('Asked of everyone who proposes a session'),
  },
);

const schema = z.strictObject({ callForSpeakers });

declare module '#modules/content/sections.ts' {
  interface Documents {
    proposals: z.output<typeof schema>;
  }
}

addPart('proposals', {
  title: 'Call for speakers of this edition',
  place: 'An edition’s call for speakers',
  saysSomethingUnpublished: true,
  schema,
});
