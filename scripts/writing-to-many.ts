import { setTimeout as wait } from 'node:timers/promises';
import { addMailing, sendMailing } from '#modules/mailings/contract.ts';
import { addAttendee, viewAttendees } from '#modules/registrations/contract.ts';
import { writeToAttendees } from '#modules/registrations/desk.ts';
import { address } from '#platform/client/call-client.ts';
import { callAddress } from '#platform/contract/call.ts';
import { PAGE_SIZE_MAX } from '#platform/contract/lists.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { MailSink } from '#testing/mail-sink.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { insertSignedIn } from '#testing/session.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { fillAttendees } from '../bench/fill-attendees.ts';

/** How long others wait while an organiser writes to many: who registers, and who opens a page. */
const MANY = Number(process.argv[2] ?? 10_000);
const NOW = '2025-07-01T09:00:00Z';
const APART_MS = 50;
const QUIET_MS = 20_000;
const MAILING_MS = 30_000;

const sink = await new MailSink().open();
const folder = temporaryFolder('writing-to-many');
const variables = {
  ...{ CAPTCHA: 'off', SEED: 'event', LOG_LEVEL: 'error', CLOCK: NOW, DATA_DIR: folder.path },
  ...{ SMTP_URL: sink.url, MAIL_FROM: 'summit@summit.example', MAIL_RATE: '1000' },
};
await (await startBuiltServer(variables)).end('SIGTERM');
const config = readConfig(variables);
const store = openStore(config);
const edition = await store.database.selectFrom('events').select('id').executeTakeFirstOrThrow();
await fillAttendees(store, MANY, [edition.id]);
const { cookie } = await insertSignedIn(store, config, 'Administrator', new Date(NOW));
await store.close();
const server = await startBuiltServer(variables);
const headers = { 'content-type': 'application/json', cookie, origin: server.url };
let number = 0;

await during('nothing else', () => wait(QUIET_MS));
await during(`confirmations again to ${MANY}, ${PAGE_SIZE_MAX} at a time`, async () => {
  for (let page = 1; page <= MANY / PAGE_SIZE_MAX; page += 1) {
    const query = { page, pageSize: PAGE_SIZE_MAX, sort: 'email', order: 'asc' } as const;
    const { records } = await ask(address(viewAttendees, query));
    const ids = records.map(({ id }: { id: string }) => id);
    await ask(callAddress(writeToAttendees), { ids, what: 'confirmation' });
  }
});
await during(`a notice to ${MANY}, the first ${MAILING_MS / 1000} s`, async () => {
  const notice = { purpose: 'notice', subject: 'Hall 2', body: '<p>We meet in hall 2.</p>', audience: {} };
  await ask(callAddress(sendMailing), { id: (await ask(callAddress(addMailing), notice)).id });
  await wait(MAILING_MS);
});
await server.end('SIGTERM');
await sink.close();
folder.remove();

async function during(what: string, work: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  const measure = async (one: () => Promise<Response>) => {
    const waits: number[] = [];
    while (!isOver) {
      const asked = performance.now();
      const response = await one();
      if (!response.ok) throw new Error(await response.text());
      await response.arrayBuffer();
      waits.push(performance.now() - asked);
      await wait(APART_MS);
    }
    return inWords(waits);
  };
  const [registrations, pages] = await Promise.all([
    measure(register),
    measure(() => fetch(server.url)),
    working,
  ]);
  console.log(`${what}: a registration ${registrations}; a page ${pages}`);
}

function register(): Promise<Response> {
  number += 1;
  const body = JSON.stringify(sampleRegistration({ email: `${number}@visitors.example` }));
  return fetch(server.url + callAddress(addAttendee), { method: 'POST', headers, body });
}

async function ask(path: string, body?: object) {
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(server.url + path, { headers, ...sent });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

function inWords(waits: number[]): string {
  waits.sort((a, b) => a - b);
  const at = (share: number) => `${waits[Math.ceil(waits.length * share) - 1]?.toFixed(0)} ms`;
  return `half within ${at(0.5)}, 95% within ${at(0.95)}, all ${waits.length} within ${at(1)}`;
}
