import { expect, test } from 'vitest';
import { addAttendee } from '#features/registrations/contract.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';

const AT_ONCE = 120;
const FORM = 'application/x-www-form-urlencoded';

test('of many pages for one visitor each, those beyond the limit are told to try again, in words', async () => {
  const app = await createTestApp();
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const [mail] = await mailRows(app);
  const own = new URL(app.services.secrets.open(mail?.sealed_link ?? '', mail?.id ?? '') ?? '').pathname;
  const look = (index: number) =>
    publicAddress.look(`${[index, 1, 2, 3, 4, 5].map((part) => String(part).padStart(6, '0')).join('-')}`);
  const asked: ((index: number) => Promise<Response>)[] = [
    () => app.visitor.fetch(own),
    () => app.visitor.fetch(`${publicAddress.registration}?plain=1`),
    () =>
      app.visitor.fetch(publicAddress.registration, { method: 'POST', headers: { 'content-type': FORM } }),
    (index) => app.visitor.fetch(look(index)),
  ];
  for (const ask of asked) {
    const first = (await ask(AT_ONCE)).status;
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ask(index)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === first)).toHaveLength(AT_ONCE - refused.length);
    expect(refused.filter(({ headers }) => !headers.has('retry-after'))).toEqual([]);
    expect((await ask(AT_ONCE + 1)).status).toBe(first);
  }
  const shown = Array.from({ length: AT_ONCE }, () =>
    app.visitor.fetch(own, { headers: { accept: 'text/html' } }),
  );
  const refused = (await Promise.all(shown)).find(({ status }) => status === 503);
  expect(refused?.headers.get('content-type')).toContain('text/html');
  expect(await refused?.text()).toContain('We have a lot to do');
}, 180_000);
