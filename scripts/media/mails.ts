import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { address } from '#platform/client/call-client.ts';
import { type Call, callAddress } from '#platform/contract/call.ts';
import { toRequest } from '#platform/contract/own-request.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { DOCUMENTED_NEWS_CONSENT } from '#rooms/edition/content/consents.ts';
import { addMailing, previewMailing, previewMailingPage } from '#rooms/letters/mailings/contract.ts';
import { previewMailPage } from '#rooms/mail/mail/contract.ts';
import type { MailTemplate } from '#rooms/mail/mail/mail-texts.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { joinWaitingList } from '#rooms/people/waiting-list/contract.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { openChromium } from '../../bench/open-chromium.ts';
import { compose, type Shot } from './sheet.ts';

/** Takes pictures of the mails that people get most, light, dark and on a phone, on a sheet for each in docs/images/. */
const ADMIN = { ADMIN_EMAIL: 'organiser@summit.example', ADMIN_PASSWORD: 'for-a-picture-only' };
const MAILS: readonly MailTemplate[] = [
  'registered',
  'placeOffered',
  'registrationCancelled',
  'newDevice',
  'invitation',
];
const VIEWS = [
  { name: 'light', theme: 'light', width: 680 },
  { name: 'dark', theme: 'dark', width: 680 },
  { name: 'phone', theme: 'light', width: 360 },
] as const;
const SCALE = 0.62;
const NEWS = {
  purpose: 'news',
  subject: 'The programme is here, {name}',
  body: '<p>Dear {name},</p><h2>Two days, twelve speakers</h2><p>The programme of both days is <a href="/speakers">on our site</a>. What we look forward to most:</p><ul><li>how a bank in Kumasi taught a machine to say no,</li><li>what farmers ask of a forecast,</li><li>an hour in which you ask, and nobody sells.</li></ul><p>See you in Accra.</p>',
  audience: {},
} as const;

const folder = temporaryFolder('mail-pictures');
const environment = { DATA_DIR: folder.path, CAPTCHA: 'off', CLOCK: '2025-07-01T09:00:00Z', ...ADMIN };
const server = await startBuiltServer(environment);
const browser = await openChromium();
try {
  await fill(server);
  for (const { name, theme, width } of VIEWS) {
    const viewport = { width, height: 700 };
    const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
    const addresses = await signedIn(context, server, theme);
    const shots: Shot[][] = [];
    for (const address of addresses) shots.push([await shoot(context, address)]);
    await compose(shots, shots.length / 2, theme).toFile(fromRoot(`docs/images/mail-${name}.webp`));
    await context.close();
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  folder.remove();
}

async function post(call: Call, url: string, body: Record<string, unknown>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { address: to, body: sent } = toRequest(call, { body });
  const reply = await fetch(url + to, { method: call.method, headers, body: JSON.stringify(sent) });
  if (!reply.ok) throw new Error(await reply.text());
}

/** Somebody who registered and asked for news, and somebody who waits. */
async function fill({ url }: BuiltServer): Promise<void> {
  const store = openStore(readConfig(environment));
  const money = { regular_fee: 150_000, early_bird_fee: 120_000, early_bird_expiry: '2025-07-31' };
  await store.database
    .updateTable('events')
    .set({ places: 1, event_time: '09:00', ...money })
    .execute();
  await store.close();
  const ama = { name: 'Ama Mensah', email: 'ama@volta.example', news: DOCUMENTED_NEWS_CONSENT.version };
  await post(addAttendee, url, sampleRegistration(ama));
  const efua = sampleRegistration({ name: 'Efua Sutherland', email: 'efua@volta.example' });
  await post(joinWaitingList, url, { ...efua, size: 1 });
}

/** The addresses of the mails for whoever has signed in. */
async function signedIn(context: BrowserContext, { url }: BuiltServer, theme: string): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('Email').fill(ADMIN.ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.close();
  const { request } = context;
  const { id } = await (await request.post(url + callAddress(addMailing), { data: NEWS })).json();
  const preview = await request.get(url + address(previewMailing, { id }));
  const { people } = await preview.json();
  return [
    ...MAILS.map((template) => url + address(previewMailPage, { template, theme })),
    url + address(previewMailingPage, { id, person: people[0].id, theme }),
  ];
}

async function shoot(context: BrowserContext, address: string): Promise<Shot> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const picture = sharp(await page.screenshot({ fullPage: true }));
  await page.close();
  const { width } = await picture.metadata();
  const small = picture.resize(Math.round((width * SCALE) / 2)).png();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}
