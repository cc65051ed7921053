import { expect, test } from 'vitest';
import { sendThroughCrashes } from './send-through-crashes.ts';

test.each(['transactional', 'bulk'] as const)(
  'killed while it sends, refused and without a server for a while, it keeps its promise: %s',
  async (promise) => {
    const { told, holds } = await sendThroughCrashes({ promise, count: 600, kills: 3, awayMs: 1_500 });
    expect(holds, told).toBe(true);
  },
);
