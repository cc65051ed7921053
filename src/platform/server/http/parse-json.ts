import { Refusal } from '../../contract/refusal.ts';
import { assertNotReserved, givenTwice } from './field-names.ts';
import { decodeText } from './text.ts';

/** A string in JSON text that is known to be sound; a name, if a colon follows. */
const STRING = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g;

/** Reads an object of fields from JSON in UTF-8, in which no object gives a field twice. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decodeText(bytes);
  const { value, fields } = parse(text);
  const names = [...text.matchAll(STRING)].filter(([, , colon]) => colon).map(([, name = '']) => name);
  if (names.length > fields) throw givenTwice(firstTwin(names.map((name) => JSON.parse(name))), 'body');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('malformed', 'The body must be an object of fields.');
  }
  Object.keys(value).forEach(assertNotReserved);
  return value;
}

/** The value and how many fields its objects have: of a field given twice, the parser keeps one. */
function parse(text: string): { value: unknown; fields: number } {
  let fields = -1; // The whole value is handed over as a field of nothing.
  const count = function (this: unknown, _name: string, part: unknown) {
    if (!Array.isArray(this)) fields += 1;
    return part;
  };
  try {
    return { value: JSON.parse(text, count), fields };
  } catch {
    throw new Refusal('malformed', 'The body is not complete JSON.');
  }
}

function firstTwin(names: readonly string[]): string {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size) ?? '';
}
