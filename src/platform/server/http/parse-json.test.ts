import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELDS_MAX } from './field-names.ts';
import { DEPTH_MAX, parseJson, VALUES_MAX } from './parse-json.ts';

type Field = readonly [name: string, value: Value];
/** JSON as it was written: an object may have a field twice. */
type Value = { fields: Field[] } | { items: Value[] } | { leaf: unknown };

/** Without a backslash: V8 reads the name \n as \\ if an object before it had a field of that name. */
const names = fc.constantFrom('', 'a', 'b', '"', ':', '{"a":', 'é', '😀', '\n', '__proto', 'a"');
const leaves = fc.oneof(
  fc.string(),
  names,
  fc.constant('a\\'),
  fc.double({ noNaN: true }),
  fc.constantFrom(null, true, '\\'),
);
const { fields } = fc.letrec<{ value: Value; fields: { fields: Field[] } }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaves.map((leaf) => ({ leaf })),
    tie('fields'),
    fc.array(tie('value'), { maxLength: 4 }).map((items) => ({ items })),
  ),
  fields: fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map((fields) => ({ fields })),
}));

/** Some letters of strings as escapes, and space between everything. */
function write(value: Value, pick: () => number): string {
  const space = () => ' \n\t\r'.slice(0, pick() % 5);
  const text = (string: string) => {
    const letters = [
      ...JSON.stringify(string)
        .slice(1, -1)
        .matchAll(/\\u....|\\.|[^\\]/gu),
    ];
    const written = letters.map(([letter]) => (pick() % 3 || letter.length > 1 ? letter : escaped(letter)));
    return `"${written.join('')}"`;
  };
  const inside = (part: Value): string => {
    if ('items' in part) return `[${part.items.map((item) => space() + inside(item)).join(',')}${space()}]`;
    if ('fields' in part) {
      const all = part.fields.map(
        ([name, of]) => `${space()}${text(name)}${space()}:${space()}${inside(of)}`,
      );
      return `{${all.join(`${space()},`)}${space()}}`;
    }
    return typeof part.leaf === 'string' ? text(part.leaf) : JSON.stringify(part.leaf);
  };
  return space() + inside(value) + space();
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function hasTwin(value: Value): boolean {
  if ('items' in value) return value.items.some(hasTwin);
  if (!('fields' in value)) return false;
  const given = value.fields.map(([name]) => name);
  return given.some((name, at) => given.indexOf(name) < at) || value.fields.some(([, of]) => hasTwin(of));
}

test('finds every field that is given twice, however it is written, and no other', () => {
  const properties = fc.property(fields, fc.infiniteStream(fc.nat(60)), (value, numbers) => {
    const text = write(value, () => numbers.next().value ?? 0);
    const read = () => parseJson(Buffer.from(text));
    if (hasTwin(value)) expect(read, text).toThrow(/twice/);
    else expect(read(), text).toEqual(JSON.parse(text));
  });
  fc.assert(properties, { numRuns: 2_000 });
});

test('of any text, it says what the parser says, or refuses it', () => {
  const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '"a"', '1', ' ', '\\u0061', 'null');
  const properties = fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
    const text = pieces.join('');
    try {
      expect(parseJson(Buffer.from(text))).toEqual(JSON.parse(text));
    } catch (thrown) {
      expect(thrown).toMatchObject({ code: 'malformed' });
    }
  });
  fc.assert(properties, { numRuns: 5_000 });
});

const many = (count: number, part: (number: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n));
const list = (count: number) => `{"ids":[${many(count, () => '""')}]}`;
const object = (count: number) => `{"a":{${many(count, (number) => `"${number}":1`)}}}`;
const nested = (depth: number) => '{"a":'.repeat(depth) + 1 + '}'.repeat(depth);

test.each([
  ['values', list, VALUES_MAX - 1],
  ['fields', object, FIELDS_MAX],
  ['levels', nested, DEPTH_MAX],
])('takes as many %s as any call needs, and says where it ends', (what, write, most) => {
  expect(parseJson(Buffer.from(write(most)))).toEqual(JSON.parse(write(most)));
  expect(() => parseJson(Buffer.from(write(most + 1)))).toThrow(`The body has more than`);
  expect(() => parseJson(Buffer.from(write(most + 1)))).toThrow(what);
});

test.each([
  '['.repeat(100_000),
  `{${':'.repeat(100_000)}}`,
  `{"a":[${','.repeat(100_000)}]}`,
  `{${many(20_000, (number) => `"${number}":1`)}}`,
])('looks no further at what has too much in it: %#', (text) => {
  expect(() => parseJson(Buffer.from(text))).toThrow('The body has more than');
});
