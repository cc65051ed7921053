import { expect, test } from 'vitest';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';

const COLLEAGUE = {
  name: 'Kojo Mensah',
  company_name: 'Owusu & Co.',
  role: 'Director',
  whatsapp_number: '+233241234567',
};

test('who is registered can ask only of a few addresses whether they are, too', async () => {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  await app.visitor.call(addAttendee, { body: sampleRegistration({ email: 'taken@owusu.example' }) });
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const mail = (await mailRows(app)).at(-1);
  const { pathname } = new URL(app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '');
  const ask = async (what: string) => {
    const body = new URLSearchParams({ ...COLLEAGUE, do: what, email: 'taken@owusu.example' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await app.visitor.fetch(pathname, { method: 'POST', body, headers })).status;
  };
  const statuses: number[] = [];
  for (let asked = 0; asked < 6; asked += 1) statuses.push(await ask(asked % 2 ? 'correct' : 'pass-on'));
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
  expect((await mailRows(app)).filter(({ template }) => template === 'personalCode')).toEqual([]);
});
