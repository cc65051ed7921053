import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { PersonForm } from '../contract.ts';
import { answersToFind } from './answers.ts';

/** What a list's search looks through. */
export function searchText({ name, email, answers }: Pick<PersonForm, 'name' | 'email' | 'answers'>): string {
  return normaliseForSearch([name, email, answersToFind(answers)].filter(Boolean).join(' '));
}
