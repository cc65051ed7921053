import { expect, inject, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { createTestApp } from '#testing/app.ts';
import { plansOf } from '#testing/plans-of.ts';
import { findAdjacent } from './queries.ts';

const [NOW, THEN] = ['2025-07-01T09:00:00.000Z', '2025-03-04T09:00:00.000Z'];

// PostgreSQL reads so few rows at once.
test.runIf(inject('template').engine === 'sqlite')(
  'the posts before and after one are the first that their index has on either side',
  async () => {
    const { store } = await createTestApp();
    const post = { id: newId(), published_at: THEN };
    const plans = await plansOf(store, async (database) => {
      await findAdjacent(database, NOW, post, 'previous');
      await findAdjacent(database, NOW, post, 'next');
    });
    const [before, after] = plans;
    expect(before).toMatch(/^SEARCH posts USING INDEX posts_shown \(.*published_at<\?\)$/);
    expect(after).toMatch(
      /^SEARCH posts USING INDEX posts_shown \(.*\(published_at,id\)>\(\?,\?\) AND published_at<\?\)$/,
    );
  },
);
