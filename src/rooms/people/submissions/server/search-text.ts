import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Columns } from '#platform/contract/record.ts';
import { type PersonField, type PersonFields, personFields } from '../person-fields.ts';
import { answersToFind } from './answers.ts';

/** What a list's search looks through. */
export function searchText(row: Columns<PersonFields> & { answers: string | null }): string {
  const stored: Readonly<Record<string, unknown>> = { ...row };
  const searched = Object.values<PersonField>(personFields).filter((field) => field.searched);
  const words = [...searched.map(({ column }) => stored[column]), answersToFind(row.answers)];
  return normaliseForSearch(words.filter(Boolean).join(' '));
}
