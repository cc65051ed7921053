import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORM_KINDS } from '#modules/kinds.ts';
import { fromRoot } from '#platform/server/project-root.ts';

test.each(FORM_KINDS.map(({ feature }) => feature))(
  'the form of %s has the tests of every form',
  (feature) => {
    expect(existsSync(fromRoot(`src/modules/${feature}/server/editing.test.ts`))).toBe(true);
  },
);
