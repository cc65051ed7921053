import { expect, test } from 'vitest';
import { opaqueTags } from './entity-tags.ts';

test.each([
  ['"a-1"', ['a-1']],
  ['W/"a-1"', ['a-1']],
  ['"one", W/"two","three"', ['one', 'two', 'three']],
  ['  "one" ,  "two"  ', ['one', 'two']],
  ['"with, comma", "b"', undefined],
  ['"with,comma", "b"', ['with,comma', 'b']],
  ['"a-gzip"', ['a-gzip', 'a']],
  ['W/"a;br"', ['a;br', 'a']],
  ['""', ['']],
  ['a', undefined],
  ['"a" "b"', undefined],
  ['W/"x" ,,"one",', ['x', 'one']],
  [', "one"', ['one']],
  [',', undefined],
  ['w/"a"', undefined],
  ['"a", *', undefined],
  ['', undefined],
])('%s names %j', (header, tags) => {
  expect(opaqueTags(header)).toEqual(tags);
});
