import { expect, inject, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { createTestApp } from '#testing/app.ts';
import { plansOf } from '#testing/plans-of.ts';
import { countStars } from './queries.ts';

// PostgreSQL reads so few rows at once.
test.runIf(inject('template').engine === 'sqlite')('stars are counted in their index alone', async () => {
  const { store } = await createTestApp();
  const [plan] = await plansOf(store, (database) => countStars(database, [newId(), newId()]));
  expect(plan).toContain('USING COVERING INDEX session_feedback_stars');
});
