import { z } from 'zod';
import {
  addPart,
  line,
  lineList,
  paragraph,
  QUESTION_KINDS,
  questionList,
  section,
} from '#rooms/edition/contract.ts';
import { PROPOSE_PAGE } from './addresses.ts';
import * as say from './messages.ts';

/** They are read without names. */
const WITHOUT_FILES = QUESTION_KINDS.filter((kind) => kind !== 'file');
const KINDS = ['Talk', 'Panel', 'Workshop', 'Keynote'];

const callForSpeakers = section(
  {
    title: say.sectionTitle,
    lead: say.sectionLead,
    page: PROPOSE_PAGE,
  },
  {
    title: line(say.titleLabel, { neutral: 'Speak at the summit', required: true, max: 60 }),
    lead: paragraph(say.belowTitle, {
      neutral: 'Tell us what you’d speak about. We read every proposal and write to you either way.',
      max: 500,
    }),
    beside: paragraph(say.besideForm, {
      max: 2_000,
      hint: say.besideFormHint,
    }),
    closed: paragraph(say.whileClosed, {
      neutral: 'We aren’t looking for speakers at the moment.',
      max: 300,
    }),
    kinds: lineList(say.kindsOfSession, KINDS, say.kindsHint),
    questions: questionList(say.askedOfProposers, WITHOUT_FILES),
  },
);

const schema = z.strictObject({ callForSpeakers });

declare module '#rooms/edition/content/sections.ts' {
  interface Documents {
    proposals: z.output<typeof schema>;
  }
}

addPart('proposals', {
  title: say.partTitle,
  place: say.partPlace,
  saysSomethingUnpublished: true,
  schema,
});
