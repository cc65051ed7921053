import { newId } from '#platform/server/identifier.ts';
import { addDoorDevice, openDoor, syncDoor } from '#rooms/door/door/contract.ts';
import { addMailing } from '#rooms/letters/mailings/contract.ts';
import { enterPayment, viewOrders } from '#rooms/money/orders/contract.ts';
import { readStatement } from '#rooms/money/orders/statement-contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { addProposal, setSpeakerCall } from '#rooms/programme/proposals/contract.ts';
import { addQuestion } from '#rooms/website/faq/contract.ts';
import type { TestClient } from '#testing/client.ts';
import { sampleProposal } from '#testing/proposals.ts';
import { publishSections } from '#testing/publish-section.ts';
import { SALES } from '#testing/sales.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { csvFile } from '#testing/table-files.ts';

const FIRST = ['Ama', 'Kofi', 'Aimée', 'Kwame', 'Efua', 'Yaw', 'Chinua', 'Ngozi', 'Zainab', 'Thandi'];
const LAST = ['Mensah', 'Owusu'];
const PEOPLE = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
/** A third of them have orders. */
const BUYERS = 5;
const PIN = '4718';
const DAY = '2025-08-26';
const LINES = 10;

/** Who registers, buys, asks and proposes: a few of each, as the program itself writes them. Answers with a door's key. */
export async function addSamples(client: TestClient, now: string): Promise<string> {
  const done = async <R extends { status: number; body: object }>(reply: Promise<R>) => {
    const { status, body } = await reply;
    if (status >= 400) throw new Error(JSON.stringify(body));
    return body as R['body'];
  };
  const person = (name: string) => ({
    name,
    email: `${name.toLowerCase().replace(' ', '.').normalize('NFD').replace(/\p{M}/gu, '')}@attendees.example`,
    company_name: `${name.split(' ', 1)} Works`,
  });
  const register = async (names: readonly string[]) => {
    const all: string[] = [];
    for (const name of names)
      all.push((await done(client.call(addAttendee, { body: sampleRegistration(person(name)) }))).id ?? '');
    return all;
  };
  const ids = await register(PEOPLE.slice(BUYERS + 2));
  await publishSections(client, SALES);
  ids.push(...(await register(PEOPLE.slice(0, BUYERS))));
  const [buyer = '', companion = ''] = PEOPLE.slice(BUYERS);
  const people = [{ name: companion, email: person(companion).email, role: 'Director' }];
  const group = { ...sampleRegistration(person(buyer)), people, unnamed: 1 };
  await done(client.call(registerGroup, { body: group }));
  const { records } = await done(client.call(viewOrders, {}));
  for (const { id } of records.slice(0, BUYERS / 2)) {
    const body = { way: 'bank' as const, amount: '1200', note: 'transfer' };
    await done(client.call(enterPayment, { query: { id }, body }));
  }
  const rows = Array.from(
    { length: LINES },
    (_, index) => `2025-06-${10 + index},Transfer ${index} of cloth,${70 + index}.00`,
  );
  const file = csvFile(['Date,Narration,Credit', ...rows].join('\n'));
  await done(client.call(readStatement, { body: { file, way: 'bank' } }));
  for (const name of PEOPLE.slice(0, 2))
    await done(client.call(addPartnership, { body: samplePartnership(person(name)) }));
  const open = { isOpen: true, isBlind: false };
  await done(client.call(setSpeakerCall, { query: { edition: 'current' }, body: open }));
  for (const name of PEOPLE.slice(0, LINES)) {
    const proposer = { ...sampleProposal().proposer, ...person(name) };
    await done(client.call(addProposal, { body: sampleProposal({ title: `Looms of ${name}`, proposer }) }));
  }
  await done(client.call(addQuestion, { body: { question: 'Is there lunch?', answer: '<p>Yes.</p>' } }));
  const written = { purpose: 'news' as const, subject: 'News', body: '<p>There is cloth.</p>', audience: {} };
  await done(client.call(addMailing, { body: written }));
  const { link } = await done(client.call(addDoorDevice, { body: { name: 'Main gate', pin: PIN } }));
  const opened = { link: link.split('/').at(-1) ?? '', pin: PIN };
  const { key } = await done(client.call(openDoor, { body: opened }));
  const come = ids.filter((_, index) => index % 3 < 2);
  const scans = come.map((who) => ({ id: newId(), who, kind: 'in' as const, day: DAY, at: now }));
  await done(client.call(syncDoor, { body: { key, now, scans } }));
  return key;
}
