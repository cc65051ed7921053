import { expect, test } from 'vitest';
import { readLinkAddress } from './link-address.ts';

test.each([
  ['https://loom.example/a?b=c#d', 'https://loom.example/a?b=c#d'],
  [' loom.example ', 'https://loom.example'],
  ['www.loom.example:8080/cloth', 'https://www.loom.example:8080/cloth'],
  ['ama@loom.example', 'mailto:ama@loom.example'],
  ['mailto:ama@loom.example', 'mailto:ama@loom.example'],
  ['tel:+233241234567', 'tel:+233241234567'],
  ['/speakers', '/speakers'],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['a loom', undefined],
  ['loom', undefined],
  ['', undefined],
])('%j leads to %j', (typed, address) => expect(readLinkAddress(typed)).toBe(address));
