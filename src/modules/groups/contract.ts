import { z } from 'zod';
import type { Question } from '#modules/content/contract.ts';
import { registration } from '#modules/registrations/contract.ts';
import { withQuestions } from '#modules/submissions/questions.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { plainNumber } from '#platform/contract/fields.ts';
import { changed } from '#platform/contract/lists.ts';
import * as say from './messages.ts';
import { GROUP_MAX, member, peopleText, readPeople } from './people.ts';

const error = () => say.placesInvalid({ most: GROUP_MAX - 1 });
const places = z.preprocess(
  (value) => (value === '' || value === undefined ? 0 : value),
  plainNumber(
    z
      .number({ error })
      .int({ error })
      .min(0, { error })
      .max(GROUP_MAX - 1, { error }),
  ),
);

const group = registration.extend({
  people: z
    .array(member)
    .max(GROUP_MAX - 1)
    .describe('Who comes with them, of the same company.'),
  unnamed: places.describe('How many places are kept to be named later.'),
});

interface Sized {
  email: string;
  people: readonly { email: string }[];
  unnamed: number;
}

function assertSize({ email, people, unnamed }: Sized, context: z.core.$RefinementCtx) {
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['people'], message });
  const size = 1 + people.length + unnamed;
  if (size === 1) refuse(say.groupTooSmall());
  if (size > GROUP_MAX) refuse(say.groupTooLarge({ most: GROUP_MAX }));
  const keys = [email, ...people.map((person) => person.email)].map(emailKey);
  if (new Set(keys).size < keys.length) refuse(say.addressTwice());
}

const newGroup = group.superRefine(assertSize);
export type NewGroup = z.output<typeof newGroup>;
export type NewGroupInput = z.input<typeof newGroup>;

/** The form, in which the people are a text, as the page and the server check it. */
export function groupForm(questions: readonly Question[]) {
  const form = registration.extend({ people: peopleText, unnamed: places });
  return withQuestions(form, questions).superRefine((values, context) => {
    const { people, ...sized } = values as z.output<typeof form>;
    assertSize({ ...sized, people: readPeople(people) }, context);
  });
}

/** What the form sends. */
export function groupOf(values: Readonly<Record<string, unknown>>): NewGroupInput {
  const people = readPeople(String(values.people ?? '')).map(({ problem: _, ...person }) => person);
  return { ...values, people } as NewGroupInput;
}

/** What who registered a group does on the page of its places. */
export const namingForm = z.strictObject({
  do: z.enum(['name', 'give-back']),
  people: peopleText,
});

export const registerGroup = defineCall({
  name: 'registerGroup',
  summary: 'Register a group of one company: all of them or nobody',
  method: 'POST',
  path: '/api/v1/groups',
  access: 'anyone',
  status: 201,
  jsonOnly: true,
  alsoRefused: ['too-many', 'conflict'],
  body: newGroup,
  reply: changed,
});
