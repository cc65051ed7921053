import { expect, test } from 'vitest';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import type { TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { emailOf, selling } from '#testing/orders.ts';
import { pageOf } from '#testing/own-page.ts';
import { publishSection, publishSections } from '#testing/publish-section.ts';
import { KINDS, NO_CODES } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { enterPayment } from '../contract.ts';
import { sendTickets } from './send-tickets.ts';

const WITH_MAIL = mailSettings('smtp://127.0.0.1:9');
const ONCE_PAID = 'once your place is paid';
const QR_CODE = 'Your ticket, as a QR code';

const hasTicket = (attachments: string | null) => attachments?.includes('"ticket"') ?? false;

/** Runs what is due, and says who was sent a ticket. */
async function ticketsOf(app: TestApp) {
  await anotherInstance(app, [sendTickets]).runDue();
  const sent = (await mailRows(app)).filter(({ attachments }) => hasTicket(attachments));
  return sent.map(({ template, recipient }) => `${template} ${recipient}`);
}

/** Somebody's own page. */
async function ownPage(app: TestApp, name: string) {
  const mail = (await mailRows(app)).findLast(
    ({ recipient, template }) =>
      recipient === emailOf(name) && (template === 'registered' || template === 'passedToYou'),
  );
  const link = app.services.secrets.decrypt(mail?.sealed_link ?? '', mail?.id ?? '') ?? '';
  return { mail, path: new URL(link).pathname, ...pageOf(app, new URL(link).pathname) };
}

test('a ticket is given out once it is paid: in a mail of its own, and on one’s own page', async () => {
  const { app, client, register } = await selling(WITH_MAIL);
  const { id } = await register('Ama');
  expect(await ticketsOf(app)).toEqual([]);
  const { mail, open } = await ownPage(app, 'Ama');
  expect(mail?.text).toContain(ONCE_PAID);
  const before = (await open()).html;
  expect(before).toContain(ONCE_PAID);
  expect(before).not.toContain(QR_CODE);
  const pay = (amount: string) =>
    client.call(enterPayment, { query: { id }, body: { way: 'bank', amount, note: 'TRF 4711' } });
  await pay('1100');
  expect(await ticketsOf(app)).toEqual([]);
  await pay('100');
  expect(await ticketsOf(app)).toEqual([`ticket ${emailOf('Ama')}`]);
  const after = (await open()).html;
  expect(after).toContain(QR_CODE);
  expect(after).not.toContain(ONCE_PAID);
  // Nothing is sent again, whatever else is paid.
  await pay('50');
  expect(await ticketsOf(app)).toHaveLength(1);
});

test('a ticket that costs nothing is sent at once', async () => {
  const { app, client, register } = await selling(WITH_MAIL);
  const free = KINDS.map((kind) => ({ ...kind, prices: [{ currency: 'GHS', amount: 0 }] }));
  await publishSection(client, 'ticketKinds', { kinds: free });
  await register('Ama');
  expect(await ticketsOf(app)).toEqual([`ticket ${emailOf('Ama')}`]);
});

test('where nothing is sold, the confirmation has the ticket', async () => {
  const { app, client, register } = await selling(WITH_MAIL);
  await publishSections(client, { ...NO_CODES, ticketKinds: { kinds: [] } });
  await register('Ama').catch(() => undefined);
  expect(await ticketsOf(app)).toEqual([`registered ${emailOf('Ama')}`]);
  expect((await (await ownPage(app, 'Ama')).open()).html).toContain(QR_CODE);
});

test('everybody of a group gets their own, also who is named once it is paid', async () => {
  const { app, client, orderOf } = await selling(WITH_MAIL);
  const person = (name: string) => ({ name, role: 'Analyst', email: emailOf(name) });
  const people = ['Kojo', 'Yaa'].map(person);
  const body = { ...sampleRegistration(person('Ama')), people, unnamed: 1 };
  await app.visitor.call(registerGroup, { body });
  expect(await ticketsOf(app)).toEqual([]);
  const { id, due } = await orderOf('Ama');
  const amount = String(due / 100);
  await client.call(enterPayment, { query: { id }, body: { way: 'bank', amount, note: 'TRF 4711' } });
  const all = ['Ama', 'Kojo', 'Yaa'].map((name) => `ticket ${emailOf(name)}`);
  expect((await ticketsOf(app)).toSorted()).toEqual(all);
  const { path } = await ownPage(app, 'Ama');
  const naming = pageOf(app, path.replace('/my/', '/group/'));
  await naming.press({ do: 'name', people: `Efua, Analyst, ${emailOf('Efua')}` });
  expect((await ticketsOf(app)).toSorted()).toEqual([...all, `ticket ${emailOf('Efua')}`].toSorted());
});

test.each([
  ['before', 'ticket'],
  ['after', 'passedToYou'],
])('a place that is passed on %s it is paid has the ticket in the mail “%s”', async (when, template) => {
  const { app, client, register } = await selling(WITH_MAIL);
  const { id } = await register('Ama');
  const pay = () =>
    client.call(enterPayment, { query: { id }, body: { way: 'bank', amount: '1200', note: 'TRF 4711' } });
  const passOn = async () => {
    const { press, confirm } = await ownPage(app, 'Ama');
    const details = { company_name: 'Owusu & Co.', role: 'Director', whatsapp_number: '+233241234567' };
    await press({ ...details, do: 'pass-on', name: 'Kofi', email: emailOf('Kofi') });
    await confirm();
  };
  if (when === 'after') await pay();
  await ticketsOf(app);
  await passOn();
  if (when === 'before') await pay();
  expect(await ticketsOf(app)).toContain(`${template} ${emailOf('Kofi')}`);
  expect((await ticketsOf(app)).filter((sent) => sent.includes(emailOf('Kofi')))).toHaveLength(1);
});
