import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { lines, plainNumber } from '#platform/contract/fields.ts';
import { changed } from '#platform/contract/lists.ts';
import type { Question } from '#rooms/edition/contract.ts';
import { registration } from '#rooms/people/registrations/contract.ts';
import { type NotRequired, without } from '#rooms/people/submissions/not-required.ts';
import { withQuestions } from '#rooms/people/submissions/questions.ts';
import * as say from './messages.ts';
import { GROUP_MAX, member, PEOPLE_TEXT_MAX, peopleText, readPeople } from './people.ts';

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

/** What the call takes, where these needn’t be said; with the buyer’s own form as the edition asks for it. */
export function groupWithout(notRequired: NotRequired, buyer = registration) {
  const group = without(buyer, notRequired).extend({
    people: z
      .array(without(member, notRequired))
      .max(GROUP_MAX - 1)
      .describe('Who comes with them, of the same company.'),
    unnamed: places.describe('How many places are kept to be named later.'),
  });
  return group.superRefine(assertSize);
}

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

const newGroup = groupWithout([]);
export type NewGroup = z.output<typeof newGroup>;
export type NewGroupInput = z.input<typeof newGroup>;

interface FormAsked {
  questions: readonly Question[];
  notRequired: NotRequired;
}

/** The form, in which the people are a text, as the page and the server check it. */
export function groupForm({ questions, notRequired }: FormAsked) {
  const form = without(registration, notRequired).extend({
    people: peopleText(notRequired),
    unnamed: places,
  });
  return withQuestions(form, questions).superRefine((values, context) => {
    const { people, ...sized } = values as z.output<typeof form>;
    assertSize({ ...sized, people: readPeople(people, notRequired) }, context);
  });
}

/** What the form sends. */
export function groupOf(values: Readonly<Record<string, unknown>>, notRequired: NotRequired): NewGroupInput {
  const people = readPeople(String(values.people ?? ''), notRequired).map(
    ({ problem: _, line: _line, ...person }) => person,
  );
  return { ...values, people } as NewGroupInput;
}

/** What who registered a group does on the page of its places. */
export const namingForm = z.strictObject({
  do: z.enum(['name', 'give-back']),
  /** The service checks them by what their edition requires. */
  people: lines(PEOPLE_TEXT_MAX).default(''),
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
