import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { HEADING_LEVELS, RICH_TEXT_TAGS } from '#platform/contract/rich-text.ts';
import { EXTENSIONS } from './extensions.ts';

test('the editor writes exactly the elements of rich text', () => {
  const { nodes, marks } = getSchema(EXTENSIONS);
  const written = [
    ...Object.values(nodes).flatMap((type) =>
      (type.name === 'heading' ? HEADING_LEVELS : [1]).map((level) =>
        type.spec.toDOM?.(type.create({ level })),
      ),
    ),
    ...Object.values(marks).map((type) => type.spec.toDOM?.(type.create({ href: '/' }), true)),
  ];
  const tags = written.flatMap((element) => (Array.isArray(element) ? [String(element[0])] : []));
  expect(tags.toSorted()).toEqual([...RICH_TEXT_TAGS].toSorted());
});
