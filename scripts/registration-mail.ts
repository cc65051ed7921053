import { addAttendee } from '#modules/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { MailSink } from '#testing/mail-sink.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

/** How long a registration takes on a site that sends its confirmation at once, and on one without a mail server. */
const BLOCKS = 20;
const IN_A_BLOCK = 50;
const WARM_UP = 100;
const SITE = { CAPTCHA: 'off', SEED: 'event', LOG_LEVEL: 'silent', CLOCK: '2025-07-01T09:00:00Z' };
const MAIL = { MAIL_FROM: 'summit@summit.example', MAIL_RATE: process.argv[2] ?? '1000' };

const sink = await new MailSink().open();
const sites = [
  await startSite('without a mail server', {}),
  await startSite('with a mail server', { ...MAIL, SMTP_URL: sink.url }),
];
let number = 0;
for (const site of sites) await registerMany(site.url, WARM_UP);
// In turns, so that other load on the machine affects all.
for (let block = 0; block < BLOCKS; block += 1) {
  for (const site of sites) site.waits.push(...(await registerMany(site.url, IN_A_BLOCK)));
}
for (const { what, waits, end } of sites) {
  waits.sort((a, b) => a - b);
  const at = (share: number) => `${waits[Math.floor(waits.length * share)]?.toFixed(1)} ms`;
  console.log(`${what}: half within ${at(0.5)}, 95% within ${at(0.95)}`);
  await end();
}
await sink.close();

async function startSite(what: string, environment: Record<string, string>) {
  const folder = temporaryFolder('registration-mail');
  const server = await startBuiltServer({ ...SITE, DATA_DIR: folder.path, ...environment });
  const end = async () => {
    await server.end('SIGTERM');
    folder.remove();
  };
  return { what, url: server.url, waits: [] as number[], end };
}

async function registerMany(url: string, count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let one = 0; one < count; one += 1) {
    number += 1;
    const body = JSON.stringify(sampleRegistration({ email: `${number}@attendees.example` }));
    const headers = { 'content-type': 'application/json' };
    const started = performance.now();
    const reply = await fetch(url + callAddress(addAttendee), { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(await reply.text());
    waits.push(performance.now() - started);
  }
  return waits;
}
