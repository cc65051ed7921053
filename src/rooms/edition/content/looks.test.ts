import { expect, test } from 'vitest';
import { LOOKS } from './looks.ts';
import { schemaOf } from './sections.ts';

test.each(LOOKS)('look %# can be saved as it is', ({ look }) => {
  expect(schemaOf('look').safeParse({ ...look, seed: '' }).error?.issues).toBeUndefined();
});
