import { expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { createTestApp } from '#testing/app.ts';
import { useUp } from '#testing/use-up.ts';

test('requests for a lost link from many networks are bounded, and so are their jobs', async () => {
  const app = await createTestApp({ TRUST_PROXY: '1' });
  const ask = async (network: number) => {
    const response = await app
      .client({ 'x-forwarded-for': `198.51.100.${network}` })
      .fetch(publicAddress.lostLink, {
        method: 'POST',
        body: new URLSearchParams({ email: `somebody${network}@volta.example` }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    return response.status;
  };
  await useUp(app, 'lostLinksInAll', 2);
  expect([await ask(1), await ask(2), await ask(3), await ask(4)]).toEqual([200, 200, 429, 429]);
  const jobs = await app.store.database
    .selectFrom('jobs')
    .select('kind')
    .where('kind', '=', 'send-lost-link')
    .execute();
  expect(jobs).toHaveLength(2);
});
