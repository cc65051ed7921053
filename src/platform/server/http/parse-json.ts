import { Refusal } from '../../contract/refusal.ts';
import { assertNotReserved, givenTwice } from './field-names.ts';
import { decodeText } from './text.ts';

/** A string in valid JSON text; if a colon follows, it is a field name. */
const STRING = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g;

/** Reads a JSON object in UTF-8. No object in it may contain a field twice. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decodeText(bytes);
  const { value, fields } = parse(text);
  const names = [...text.matchAll(STRING)].filter(([, , colon]) => colon).map(([, name = '']) => name);
  if (names.length > fields) throw givenTwice(firstTwin(names.map((name) => JSON.parse(name))), 'body');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('malformed', 'The body must be a JSON object.');
  }
  Object.keys(value).forEach(assertNotReserved);
  return value;
}

/** The value and the number of fields in its objects. The parser keeps only one of two equal field names. */
function parse(text: string): { value: unknown; fields: number } {
  let fields = -1; // The reviver also gets the whole value, which isn't a field.
  const count = function (this: unknown, _name: string, part: unknown) {
    if (!Array.isArray(this)) fields += 1;
    return part;
  };
  try {
    return { value: JSON.parse(text, count), fields };
  } catch {
    throw new Refusal('malformed', 'The body isn’t valid JSON.');
  }
}

function firstTwin(names: readonly string[]): string {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size) ?? '';
}
