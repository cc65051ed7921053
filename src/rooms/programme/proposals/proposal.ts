import { z } from 'zod';
import {
  email,
  lines,
  NAME_MAX,
  optional,
  requiredLines,
  requiredText,
  TITLE_MAX,
  text,
} from '#platform/contract/fields.ts';
import { answers } from '#rooms/people/contract.ts';
import * as say from './messages.ts';

export const ABSTRACT_MAX = 3_000;
const ABOUT_MAX = 5_000;
/** Of those who would speak with who proposes it. */
export const OTHERS_MAX = 3;

const person = z.strictObject({
  /** The service checks that the edition offers it. */
  title: requiredText(NAME_MAX, say.titleMissing),
  name: requiredText(NAME_MAX, say.nameMissing),
  role: requiredText(TITLE_MAX, say.roleMissing),
  company_name: requiredText(TITLE_MAX, say.companyMissing),
  email: optional(email()),
  about: optional(lines(ABOUT_MAX)),
});

/** Who proposes it is written to, and is read about. */
const proposer = person.extend({ email: email(), about: requiredLines(ABOUT_MAX, say.aboutMissing) });

/** What is sent; the call's kinds are checked by the service. */
export const proposal = z.strictObject({
  title: requiredText(TITLE_MAX, say.sessionTitleMissing),
  kind: requiredText(NAME_MAX, say.kindMissing),
  abstract: requiredLines(ABSTRACT_MAX, say.abstractMissing),
  proposer,
  others: z.array(person).max(OTHERS_MAX),
  answers,
});

const draftPerson = z.strictObject({
  title: optional(text(NAME_MAX)),
  name: optional(text(NAME_MAX)),
  role: optional(text(TITLE_MAX)),
  company_name: optional(text(TITLE_MAX)),
  email: optional(email()),
  about: optional(lines(ABOUT_MAX)),
});

/** The same while nothing is required. */
export const anyProposal = z.strictObject({
  title: optional(text(TITLE_MAX)),
  kind: optional(text(NAME_MAX)),
  abstract: optional(lines(ABSTRACT_MAX)),
  proposer: draftPerson,
  others: z.array(draftPerson).max(OTHERS_MAX),
  answers,
});

/** What a draft needs: a name and an address. */
export const draftProposal = anyProposal.extend({
  proposer: draftPerson.extend({ name: requiredText(NAME_MAX, say.nameMissing), email: email() }),
});
export type DraftProposal = z.output<typeof draftProposal>;

/** Somebody as they are kept; '' for what isn't known. */
export interface Person {
  title: string;
  name: string;
  role: string;
  company_name: string;
  email: string;
  about: string;
}
export const PERSON_FIELDS = ['title', 'name', 'role', 'company_name', 'email', 'about'] as const;
