import { PAGE_SIZE_MAX } from '../../contract/lists.ts';
import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { assertFewFields, assertNotReserved, givenTwice, tooMuchIn } from './field-names.ts';
import { decodeText } from './text.ts';

/** With those inside others. The longest list that a call takes has this many ids; a section of the site has some 300. */
export const VALUES_MAX = 2 * PAGE_SIZE_MAX;
/** Of lists and objects inside each other. A price of a package in a section of the site is in the sixth. */
export const DEPTH_MAX = 16;

/** Reads a JSON object in UTF-8. No object in it may contain a field twice. */
export function parseJson(bytes: Uint8Array): Record<string, unknown> {
  const text = decodeText(bytes);
  const objects = namesIn(text);
  const value = parse(text);
  for (const names of objects) {
    const twin = firstTwin(names.map((name) => JSON.parse(name) as string));
    if (twin !== undefined) throw givenTwice(twin, 'body');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('malformed', say.notAnObject());
  }
  Object.keys(value).forEach(assertNotReserved);
  return value as Record<string, unknown>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed', say.notJson());
  }
}

/**
 * The names of the fields of each object in a JSON text, as they are written: the parser keeps only one of two that are
 * equal. Refuses a text that has too much in it before it is parsed. Of what isn't JSON, it returns anything.
 */
function namesIn(text: string): string[][] {
  const objects: string[][] = [];
  const open: string[][] = [];
  let values = 0;
  let lastString = '';
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"': {
        const start = at;
        at = endOfString(text, start);
        lastString = text.slice(start, at + 1);
        continue;
      }
      case ':':
        assertFewFields(open.at(-1)?.push(lastString) ?? 0, 'body');
        continue;
      case '{':
      case '[': {
        const names: string[] = [];
        objects.push(names);
        if (open.push(names) > DEPTH_MAX)
          throw tooMuchIn('body', say.mostLevels({ most: String(DEPTH_MAX) }));
        break;
      }
      case '}':
      case ']':
        open.pop();
        continue;
      case ',':
        break;
      default:
        continue;
    }
    // The first value in a list or an object follows its bracket, each of the others a comma.
    values += 1;
    if (values > VALUES_MAX) throw tooMuchIn('body', say.mostValues({ most: String(VALUES_MAX) }));
  }
  return objects;
}

/** Where the string that starts there has its last quotation mark. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '"') return at;
    if (text[at] === '\\') at += 1;
  }
  return text.length;
}

function firstTwin(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}
