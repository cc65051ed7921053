import { nest } from '#platform/contract/nest.ts';
import { OTHERS_MAX, PERSON_FIELDS } from './proposal.ts';

/** The name of a field of one of the people. */
export const personField = (name: (typeof PERSON_FIELDS)[number], index: number) => `${name}_${index}`;

const OF_PERSON = /^(?:title|name|role|company_name|email|about)_\d$/;

/** What a form sent, as calls take it. Somebody of whom nothing is said isn't there. */
export function readProposal(values: Readonly<Record<string, string>>) {
  const rest = Object.entries(values).filter(([name]) => !OF_PERSON.test(name));
  const people = Array.from({ length: OTHERS_MAX + 1 }, (_, index) =>
    Object.fromEntries(PERSON_FIELDS.map((name) => [name, values[personField(name, index)] ?? ''])),
  );
  const [proposer, ...others] = people;
  const isThere = (one: Record<string, string>) => Object.values(one).some((value) => value.trim() !== '');
  return { ...nest(Object.fromEntries(rest)), proposer, others: others.filter(isThere) };
}

/** Where the form shows an error of the field that the schema calls 'others.0.name'. */
export function shownAt(field: string): string {
  const [, index, name] = /^(?:proposer|others\.(\d))\.(\w+)$/.exec(field) ?? [];
  return name ? `${name}_${index === undefined ? 0 : Number(index) + 1}` : field;
}
