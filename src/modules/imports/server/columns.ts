import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { ImportField } from '#platform/server/importer.ts';
import * as say from '../messages.ts';
import { unreadable } from './lines.ts';

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** The field that each column is: as given, or by its heading. The first of two columns with the same heading is taken. */
export function fieldsOf(
  headings: readonly string[],
  fields: readonly ImportField[],
  given: string | undefined,
): string[] {
  return given === undefined ? guessed(headings, fields) : chosen(headings, fields, given);
}

function guessed(headings: readonly string[], fields: readonly ImportField[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const words = textOf(heading);
    const field = fields.find(
      ({ name, label, synonyms = [] }) =>
        !taken.has(name) && [name, label(), ...synonyms].some((one) => textOf(one) === words),
    );
    if (field) taken.add(field.name);
    return field?.name ?? '';
  });
}

function chosen(headings: readonly string[], fields: readonly ImportField[], given: string): string[] {
  const names = given.split(',');
  const known = new Set(['', ...fields.map(({ name }) => name)]);
  const wrong = names.find((name) => !known.has(name));
  if (wrong !== undefined) throw unreadable(say.noSuchField({ field: wrong }));
  const twice = names.find((name, index) => name && names.indexOf(name) < index);
  if (twice) throw unreadable(say.columnTwice({ field: labelOf(fields, twice) }));
  return headings.map((_, index) => names[index] ?? '');
}

export function labelOf(fields: readonly ImportField[], name: string): string {
  return fields.find((field) => field.name === name)?.label() ?? name;
}

function textOf(heading: string): string {
  return normaliseForSearch(heading).replace(BETWEEN_WORDS, ' ').trim();
}
