import { expect, test } from 'vitest';
import { speakerAddress } from './addresses.ts';

test('a speaker’s address stays as it is: search engines, print and other sites know it', () => {
  expect(speakerAddress('a1')).toBe('/speaker/a1');
});
