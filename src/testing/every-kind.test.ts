import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { EVERY_KIND } from './every-kind.ts';

const FORMS = EVERY_KIND.filter(
  ({ addScreen, listScreen, recordScreen }) => addScreen && listScreen && recordScreen?.includes('$'),
);

test.each(FORMS.map(({ module }) => module))('the form of %s has the tests of every form', (module) => {
  expect(globSync(fromRoot(`src/rooms/*/${module}/server/editing.test.ts`))).toHaveLength(1);
});
