import { readFileSync } from 'node:fs';
import { expect as base, type Download, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { createClock } from '#platform/server/clock.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { TestClient } from '#testing/client.ts';
import { FakePaystack, PAYSTACK_KEY } from '#testing/fake-paystack.ts';
import { MailSink } from '#testing/mail-sink.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { publishSections } from '#testing/publish-section.ts';
import { SALES } from '#testing/sales.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { insertSignedIn } from '#testing/session.ts';
import { expectNothingFound } from './axe.ts';
import { test as withServer } from './fixtures.ts';
import { fillIn, openForm, PERSON } from './forms.ts';
import type { Server } from './servers.ts';

/** For each thing that is waited for, and for a whole test: many times what a busy machine takes. */
const PATIENCE = { each: 120_000, all: 900_000 };
const expect = base.configure({ timeout: PATIENCE.each });

const test = withServer.extend<{ sink: MailSink; paystack: FakePaystack }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
  sink: async ({}, use) => {
    const sink = await new MailSink().open();
    await use(sink);
    await sink.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
  paystack: async ({}, use) => {
    const paystack = await new FakePaystack().listen();
    await use(paystack);
    paystack.close();
  },
  environment: ({ sink, paystack }, use) =>
    use({
      ...{ CAPTCHA: 'off', CLOCK: '2025-07-01T09:00:00Z' },
      ...{ SMTP_URL: sink.url, MAIL_FROM: 'The Summit <summit@summit.example>' },
      ...{ PAYSTACK_URL: paystack.url, PAYSTACK_SECRET_KEY: PAYSTACK_KEY },
    }),
});

/** What the edition sells, entered as an organiser would. */
async function sell({ url, config, withStore }: Server): Promise<void> {
  const cookie = await withStore(async (store) => {
    await store.database.updateTable('events').set({ group_least: 5, group_percent: 10 }).execute();
    return (await insertSignedIn(store, config, 'Administrator', createClock(config.clock).now())).cookie;
  });
  const client = new TestClient((request) => fetch(request), url, { cookie });
  await publishSections(client, SALES);
}

async function mailTo(sink: MailSink, address: string, subject: RegExp): Promise<Email> {
  const found = async () =>
    (await sink.parsed()).findLast(
      (mail) => subject.test(mail.subject ?? '') && mail.to?.some((one) => one.address === address),
    );
  await expect.poll(found, { timeout: PATIENCE.each, intervals: [100] }).toBeTruthy();
  const mail = await found();
  if (!mail) throw new Error(`no mail of ${subject}`);
  return mail;
}

const orderLinkIn = ({ text = '' }: Email) => /http\S+\/order\/[\w.~-]+/.exec(text)?.[0] ?? '';

async function textOfDownload(download: Download): Promise<string> {
  return pdfText(readFileSync(await download.path()));
}

/** What the paper of a mail says. */
function textOfPaper({ attachments }: Email): Promise<string> {
  const paper = attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  return pdfText(paper?.content as ArrayBuffer);
}

/** The form leads on by itself; the mail may arrive before it does, and no other page can be opened until then. */
async function untilRegistered(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Open your page' })).toBeVisible();
}

async function pressFor(page: Page, name: string | RegExp): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return download;
}

const BUYER = 'ama@volta.example';
const COLLEAGUES = ['Kofi', 'Esi', 'Yaw', 'Abena'];
const addressOf = (name: string) => `${name.toLowerCase()}@volta.example`;

/** Five of a company, of whom the fifth brings all of them the discount. */
async function registerFive(page: Page): Promise<void> {
  const form = await openForm(page, '/registrants/group', 'Registration of a group');
  const said = form.getByRole('status').first();
  const lines = COLLEAGUES.map((name) => `${name} Boateng\tAnalyst\t${addressOf(name)}`);
  await form.getByLabel('Who comes with you').fill(lines.slice(0, 3).join('\n'));
  await expect(said).toContainText('GH₵ 4,800 together');
  await expect(said).toContainText('One more of your company');
  await form.getByLabel('Who comes with you').fill(lines.join('\n'));
  await expect(said).toContainText('GH₵ 5,400 together');
  await expectNothingFound(page);
  await fillIn(form, { ...PERSON, email: BUYER });
  await form.getByLabel('Company name').fill('Volta Bank Ltd');
  await form.getByLabel('How did you hear').selectOption('LinkedIn');
  await form.getByRole('button', { name: 'Register the group' }).click();
  await untilRegistered(page);
}

/** Everybody’s ticket, which comes once it is paid, and their own page. */
async function expectTickets(page: Page, sink: MailSink): Promise<void> {
  for (const address of [BUYER, ...COLLEAGUES.map(addressOf)]) {
    const registered = await mailTo(sink, address, /^You’re registered/);
    expect(hasTicket(registered)).toBe(false);
    expect(hasTicket(await mailTo(sink, address, /^Your ticket/))).toBe(true);
    await page.goto(ownLinkIn(registered));
    await expect(page.getByText(/(State of your order: Paid|Its state: Paid)\./)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your ticket, as a QR code' })).toBeVisible();
    // Who buys has the papers there, too.
    await expect(page.getByRole('button', { name: /^Receipt R-00001/ })).toHaveCount(
      address === BUYER ? 1 : 0,
    );
  }
}

const ownLinkIn = ({ text = '' }: Email) => /http\S+\/my\/[\w-]{43}/.exec(text)?.[0] ?? '';
const hasTicket = ({ attachments }: Email) => attachments.some(({ filename }) => filename === 'ticket.png');

async function readStatement(page: Page, text: string) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'july.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Read the statement' }).click();
  return page.getByRole('region', { name: 'How it is understood' });
}

/** One press says what a word means for two payments, of which one is for two orders. */
async function divideOne(page: Page, { url, withStore }: Server): Promise<void> {
  const visitor = new TestClient((request) => fetch(request), url);
  const emails = ['efua@loom.example', 'kojo@mills.example'];
  for (const email of emails)
    await visitor.call(addAttendee, { body: sampleRegistration({ email, company_name: email }) });
  const rows = await withStore(({ database }) =>
    database.selectFrom('orders').select('reference').where('email', 'in', emails).execute(),
  );
  const [one = '', other = ''] = rows.map(({ reference }) => reference);
  const lines = ['Date,Details,Credit,Status', '2025-06-30,FROM LOOMS,2400.00,Logged'];
  const waiting = await readStatement(page, [...lines, '2025-06-30,SOMEBODY,5.00,Logged'].join('\n'));
  await waiting.getByRole('button', { name: 'Enter these payments' }).click();
  await page.getByRole('button', { name: 'They came in: 2 payments, state ‘Logged’' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Did all 2 payments come in?' });
  await expect(asked.getByRole('listitem')).toHaveText([/SOMEBODY/, /FROM LOOMS/]);
  await expectNothingFound(page);
  await asked.getByRole('button', { name: 'Yes, enter them' }).click();
  await expect(page.getByText('2 payments came in, of which 0 are entered for orders')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const line = page.getByRole('listitem').filter({ hasText: 'FROM LOOMS' });
  await line.getByLabel(/^Reference for FROM LOOMS/).fill(one);
  await line.getByRole('button', { name: 'Divide it among several orders' }).click();
  await line.getByLabel('Reference of order 2').fill(other);
  await expectNothingFound(page);
  await line.getByRole('button', { name: 'Enter for this order', exact: true }).click();
  await expect(page.getByText(`Payment entered for ${one} and ${other}.`)).toBeVisible();
  await expect(line.getByRole('link', { name: other })).toBeVisible();
}

/** On a slow line, an answer that follows another one doesn't undo it. */
async function answerQuickly(page: Page): Promise<void> {
  await page.route('**/statements/preview*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const lines = ['Date,Type,Details,Amount', '2025-06-30,GIP,ONE,5.00', '2025-06-30,NIP,TWO,6.00'];
  const asked = await readStatement(page, lines.join('\n'));
  const boxes = asked.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const index of [0, 1]) await boxes.nth(index).click();
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked();
  const enter = asked.getByRole('button', { name: 'Enter these payments' });
  await expect(enter).not.toHaveAttribute('aria-busy', 'true');
  await expect(asked.getByText('2 new payments are clear')).toBeVisible();
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked();
  await page.unroute('**/statements/preview*');
}

test('five of a company get the discount, a proforma invoice, pay by transfer, and have receipt and tickets', async ({
  page,
  server,
  sink,
  signInAs,
}) => {
  test.setTimeout(PATIENCE.all);
  await sell(server);
  await registerFive(page);

  await page.goto(orderLinkIn(await mailTo(sink, BUYER, /^Your order/)));
  const reference = (
    await page
      .locator('[translate=no]')
      .filter({ hasText: /^\w{4}-\w{4}$/ })
      .innerText()
  ).trim();
  await page.getByLabel('Address').fill('1 Liberation Road, Accra');
  await page.getByLabel('Tax number').fill('C0009876543');
  await expectNothingFound(page);
  const proforma = await textOfDownload(await pressFor(page, 'Get the proforma invoice'));
  for (const particular of ['P-00001', 'Volta Bank Ltd', 'C0009876543', 'GH₵ 5,400', reference])
    expect(proforma).toContain(particular);
  const sent = await mailTo(sink, BUYER, /^Your proforma invoice/);
  expect(await textOfPaper(sent)).toContain('P-00001');

  await signInAs('Administrator');
  await page.goto('/admin/statements');
  const statement = `Date,Details,Credit\n2025-07-01,TRF ${reference} VOLTA BANK,5400.00\n`;
  const understood = await readStatement(page, statement);
  await expect(understood.getByText('One new payment is clear. Amounts are in GHS.')).toBeVisible();
  await expect(understood.getByText('Credit: what came in')).toBeVisible();
  await understood.getByRole('button', { name: 'Enter these payments' }).click();
  await expect(page.getByText('1 of 1 payments belong to orders.')).toBeVisible();
  await expect(page.getByText(`${reference} (by its reference)`)).toBeVisible();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read the statement' })).toBeFocused();
  await divideOne(page, server);
  await answerQuickly(page);

  const paid = await mailTo(sink, BUYER, /^Paid, thank you/);
  const receipt = await textOfPaper(paid);
  for (const particular of ['R-00001', 'Volta Bank Ltd', 'C0009876543', '10%', 'VAT (15%)', 'GH₵ 5,400'])
    expect(receipt).toContain(particular);
  await expectTickets(page, sink);

  await page.goto('/admin/attendees');
  await page.getByRole('button', { name: 'Delete Kofi Boateng' }).click();
  const kept = page.getByRole('alertdialog', { name: 'This can’t be deleted' });
  await expect(kept).toContainText(/Money came in or went out for Kofi Boateng by order/);
  await expectNothingFound(page);
  await kept.getByRole('button', { name: 'Cancel instead' }).click();
  await expect(page.getByRole('button', { name: 'Delete Kofi Boateng' })).toHaveCount(0);
});

test('five of a company pay on the provider’s page; one of them cancels, and their money goes back', async ({
  page,
  server,
  sink,
  paystack,
  signInAs,
}) => {
  test.setTimeout(PATIENCE.all);
  await sell(server);
  const alone = await openForm(page, '/registrants', 'Registration');
  await expect(alone.getByText('You pay GH₵ 1,200')).toBeVisible();
  await expect(page.getByText('Payments are in test mode')).toBeVisible();
  await fillIn(alone, PERSON);
  await expect(
    alone.getByText('From 5 of your company on, each of you pays GH₵ 1,080: register together'),
  ).toBeVisible();
  await registerFive(page);
  const link = orderLinkIn(await mailTo(sink, BUYER, /^Your order/));
  await page.goto(link);
  await page.getByRole('button', { name: 'Pay GH₵ 5,400 now' }).click();
  await page.getByRole('link', { name: 'Back to the merchant' }).click();
  await expect(page.getByText('Your payment has arrived')).toBeVisible();
  await expectNothingFound(page);
  const receipt = await textOfPaper(await mailTo(sink, BUYER, /^Paid, thank you/));
  for (const particular of ['R-00001', 'Volta Bank Ltd', '10%', 'VAT (15%)', 'GH₵ 5,400', 'Paystack'])
    expect(receipt).toContain(particular);
  await expectTickets(page, sink);

  // The last page was Abena’s.
  await page.getByText('Cancel', { exact: true }).click();
  await expect(page.getByText('GH₵ 1,080')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel my registration' }).click();
  const { subject = '' } = await mailTo(sink, addressOf('Abena'), /^\d{6} · Your code/);
  await page.getByRole('textbox', { name: 'Code from the mail' }).fill(subject.slice(0, 6));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /is cancelled/ })).toBeVisible();

  await signInAs('Administrator');
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: /^\w{4}-\w{4}/ }).click();
  await expect(page.getByText('Money to return').first()).toBeVisible();
  const refund = page.locator('details', { hasText: 'Send money back online' });
  await expect(refund.getByLabel('Amount')).toHaveValue('1080.00');
  await refund.getByLabel('Why').fill('Ill');
  await refund.getByRole('button', { name: 'Send it back' }).click();
  await expect.poll(() => paystack.refunds, { timeout: PATIENCE.each }).toMatchObject([{ amount: 108_000 }]);
  // The form that was sent is gone; whoever uses the keyboard goes on from the heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const [asked] = paystack.refunds;
  if (!asked) throw new Error('nothing was asked for');
  asked.status = 'processed';
  const { body, signature } = paystack.reported(asked);
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  expect((await fetch(`${server.url}/webhooks/paystack`, { method: 'POST', body, headers })).status).toBe(
    200,
  );
  await mailTo(sink, BUYER, /^We have sent your money back/);
  await page.goto(link);
  const credit = await textOfDownload(await pressFor(page, /Credit note C-00001/));
  for (const particular of ['C-00001', 'R-00001', 'Volta Bank Ltd', 'GH₵ 1,080'])
    expect(credit).toContain(particular);
  // The others keep their places, and the discount.
  await expect(page.getByText('GH₵ 4,320').first()).toBeVisible();
  await page.goto(ownLinkIn(await mailTo(sink, addressOf('Yaw'), /^You’re registered/)));
  await expect(page.getByRole('img', { name: 'Your ticket, as a QR code' })).toBeVisible();
});
