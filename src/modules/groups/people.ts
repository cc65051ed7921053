import type { z } from 'zod';
import { registration } from '#modules/registrations/contract.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { lines } from '#platform/contract/fields.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import * as say from './messages.ts';

/** How many people a group may have, with who registers it. */
export const GROUP_MAX = 50;
/** Enough for the longest name, role and address of each. */
const TEXT_MAX = GROUP_MAX * 600;

/** Somebody who comes with who registers the group. */
export const member = registration.pick({ name: true, role: true, email: true });
export type Member = z.output<typeof member>;

export interface ReadPerson extends Member {
  /** What is wrong with them; '' if nothing is. */
  problem: string;
}

/** Spreadsheets put a tab between cells, people a comma or a semicolon. */
const BETWEEN = /\t|;|,/;
const HEADING = /^(?:full )?name\b[^@]*$/i;

/**
 * The people in a text, one on each line: a name, perhaps a role, and an address, wherever it stands. A line of headings is
 * left out.
 */
export function readPeople(text: string): ReadPerson[] {
  const rows = linesOf(text);
  const seen = new Set<string>();
  const [first = ''] = rows;
  const people = HEADING.test(first) && BETWEEN.test(first) ? rows.slice(1) : rows;
  return people.map((line) => {
    const cells = line.split(BETWEEN).flatMap((cell) => cell.trim() || []);
    const at = cells.findIndex((cell) => cell.includes('@'));
    const [name = '', role = '', ...more] = cells.filter((_, index) => index !== at);
    const person = { name, role, email: cells[at] ?? '' };
    return { ...person, problem: problemOf(person, more, seen) };
  });
}

function problemOf(person: Member, more: readonly string[], seen: Set<string>): string {
  if (!person.email) return say.addressMissing();
  if (more.length > 0) return say.tooMuch();
  const key = emailKey(person.email);
  if (seen.has(key)) return say.addressTwice();
  seen.add(key);
  return member.safeParse(person).error?.issues[0]?.message ?? '';
}

/** The same text as a field of a form, which says at once which lines are wrong. */
export const peopleText = lines(TEXT_MAX)
  .default('')
  .superRefine((text, context) => {
    const wrong = readPeople(text).flatMap(({ problem }, index) =>
      problem ? [say.personWrong({ line: index + 1, problem })] : [],
    );
    if (wrong.length > 0) context.addIssue({ code: 'custom', message: wrong.join(' ') });
  });
