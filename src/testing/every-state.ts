import type { Language } from '#platform/contract/language.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { addDoorDevice, openDoor, syncDoor } from '#rooms/door/door/contract.ts';
import { findCurrentEdition } from '#rooms/edition/editions/server/service.ts';
import { addMailing, sendMailing } from '#rooms/letters/mailings/contract.ts';
import { writeMailing } from '#rooms/letters/mailings/server/jobs.ts';
import { enterPayment, remindBuyers, viewOrders } from '#rooms/money/orders/contract.ts';
import { addPartnership, partnershipNotices } from '#rooms/partners/partnerships/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { personalPageJobs } from '#rooms/people/personal-page/server/jobs.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { attendeeNotices, cancelAttendees } from '#rooms/people/registrations/desk.ts';
import { joinWaitingList } from '#rooms/people/waiting-list/contract.ts';
import { promote } from '#rooms/people/waiting-list/server/promote.ts';
import { addProposal, currentSpeakerCall, decideProposals } from '#rooms/programme/proposals/contract.ts';
import {
  makeSpeakerLink,
  sendSpeakerLinks,
  setSpeakerAddress,
} from '#rooms/programme/speaker-links/contract.ts';
import { addSpeaker } from '#rooms/programme/speakers/contract.ts';
import { titlesOfEdition } from '#rooms/programme/speakers/server/service.ts';
import { addQuestion } from '#rooms/website/faq/contract.ts';
import type { TestApp } from './app.ts';
import { insertedBlogCategory, insertedPost } from './blog.ts';
import { TestClient } from './client.ts';
import { anotherInstance } from './jobs.ts';
import { MARK, makeLome, setUpLome, UNMARKED } from './lome.ts';
import { mailRows } from './mails.ts';
import { lastSecret } from './own-page.ts';
import { openCall, sampleProposal } from './proposals.ts';
import { publishTestProgramme } from './published-programme.ts';
import { samplePartnership, sampleRegistration, sampleSpeaker } from './samples.ts';
import { textOf } from './text-of.ts';

/** What somebody reads at an address, or in a mail. */
export interface Read {
  where: string;
  text: string;
}

const CONNECTION = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Before, on and after the days of the summit in Lomé. */
const [BEFORE, TWO_HOURS_LATER, LATE, DURING, AFTER] = [
  '2027-01-15T09:00:00Z',
  '2027-01-15T11:00:00Z',
  '2027-02-20T09:00:00Z',
  '2027-03-09T12:00:00Z',
  '2027-03-12T12:00:00Z',
];
const PAGES = [
  '/nowhere',
  '/my',
  '/my/nowhere',
  '/news/nowhere',
  '/order/nowhere',
  '/unsubscribe',
  '/unsubscribed',
];
const FORMS = ['/registrants', '/registrants/group', '/sponsorship', '/speak/propose'];
const FILES = ['/summit.ics', '/feed.xml', '/site.webmanifest', '/programme.ics', '/programme.json'];
const NOTICES = ['registered', 'requested', 'waiting'];
const OWN_CHANGES = ['correct', 'pass-on', 'cancel', 'data', 'erase'];
/** What is the matter of programs alone. */
const OF_PROGRAMS =
  /^(?:@.*|\w*[uU]rl|id|uuid|slug|item|image|logo|picture|sameAs|src|icons|scope|start_url|type|display|status|code|error|key|link|zone|kind|track|room|thread|sort|lang|title|inLanguage|contentVersion|\w*[aA]t|now|version|rule|ticketKey|role)$/;
const FOLDED = /\r?\n[ \t]/g;
/** Said by an entry of a calendar. */
const SUMMARY = /^(?:SUMMARY|DESCRIPTION|LOCATION|NAME|X-WR-CALNAME)[^:]*:(.*)$/gm;

const address = (name: string) => `${name}@fil.tg`;
const named = (name: string) => ({ name: `${name} ${MARK}`, email: address(name), role: `Tisse ${MARK}` });

/**
 * The summit in Lomé, as visitors of a language meet it: its pages, mails and refusals before, during and after it, with whoever
 * registers, waits, buys, proposes and speaks. What organisers and visitors write is marked.
 */
export async function readEveryState(
  app: TestApp,
  language: Language,
  { isWritten = true } = {},
): Promise<Read[]> {
  const all: Read[] = [];
  const prefix = `/${language}`;
  app.clock.set(BEFORE);
  let { client } = await app.signInAs('Administrator');
  const at = async (time: string) => {
    app.clock.set(time);
    ({ client } = await app.signInAs('Administrator'));
  };
  const visitor = new TestClient(async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.startsWith(`${prefix}/`) ? pathname : prefix + pathname;
    return app.fetch(new Request(new URL(path + search, request.url), request), CONNECTION);
  }, app.services.config.publicUrl);

  const note = async (where: string, response: Response) => {
    all.push({ where, text: await saidBy(response) });
  };
  const open = async (path: string) => note(path, await visitor.fetch(path));
  const press = async (path: string, values: Record<string, string>) => {
    const init = { method: 'POST', body: new URLSearchParams(values).toString(), headers: FORM };
    const response = await visitor.fetch(path, init);
    await note(`${path} ${JSON.stringify(values)}`, response);
    return response.headers.get('location') ?? path;
  };
  const told = <Reply extends { body: object }>(where: string, reply: Reply) => {
    all.push({ where, text: saidInJson(reply.body).join('\n') });
    return reply;
  };
  const work = (...jobs: Parameters<typeof anotherInstance>[1]) => anotherInstance(app, jobs).runDue();
  const linkTo = async (name: string, start: string) => {
    const rows = (await mailRows(app)).filter((row) => row.recipient === address(name) && row.sealed_link);
    const links = rows.map((row) => app.services.secrets.decrypt(row.sealed_link ?? '', row.id) ?? '');
    return new URL(links.findLast((link) => link.includes(start)) ?? `http://no.link/${name}${start}`)
      .pathname;
  };
  const openAll = async () => {
    const sitemap = await (await app.visitor.fetch('/sitemap.xml')).text();
    const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, one = '']) => new URL(one).pathname);
    // What the sample of another year says is in English.
    const own = paths.filter((path) => path.startsWith(prefix) && !/\/20\d\d\b/.test(path));
    const now = app.clock.now().getTime();
    const notices = NOTICES.map((notice) => `/?notice=${notice}&at=${now}`);
    for (const path of [...own, ...PAGES, ...FORMS, ...FILES, ...notices]) await open(path);
  };

  if (isWritten) await setUpLome(client, { places: 4 });
  else {
    await app.store.database.deleteFrom('content_versions').execute();
    await makeLome(client, { places: 4 });
  }
  await client.call(saveLanguages, { body: { main: 'en', others: [language] } });
  const speakerId = await fill(app, client);
  const question = isWritten ? { answers: { q1: `Kente ${MARK}` } } : {};
  const [notice = ''] = (await client.call(attendeeNotices, {})).body.notices;
  const form = (name: string) =>
    sampleRegistration({ ...named(name), company_name: `Fil ${MARK}`, notice, ...question });

  await openAll();
  for (const path of [...FORMS, '/my']) await press(path, {});
  for (const call of [
    '/aiAPI/records/addattendee',
    '/aiAPI/records/addpartnership',
    '/api/v1/waiting-list-entries',
    '/api/v1/groups',
    '/api/v1/proposals',
    '/api/v1/nothing',
  ])
    for (const body of ['{}', '{', '{"email":"x","whatsapp_number":"1","name":"x","captcha":"x"}'])
      await note(
        `${call} ${body}`,
        await visitor.fetch(call, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      );

  const news = /value="(news [^"]+)"/.exec(await (await app.visitor.fetch('/registrants')).text())?.[1];
  const ama = told('register', await visitor.call(addAttendee, { body: { ...form('ama'), news } }));
  told('twice', await visitor.call(addAttendee, { body: form('ama') }));
  const group = { ...form('efua'), news, people: [{ ...named('kojo'), name: UNMARKED }], unnamed: 1 };
  told('group', await visitor.call(registerGroup, { body: group }));
  told('full', await visitor.call(addAttendee, { body: form('yaw') }));
  await openAll();
  for (const name of ['kofi', 'abla'])
    told('wait', await visitor.call(joinWaitingList, { body: { ...form(name), size: 1 } }));
  told('wait twice', await visitor.call(joinWaitingList, { body: { ...form('kofi'), size: 1 } }));

  const written = { purpose: 'news' as const, subject: `Nouvelles ${MARK}`, body: `<p>Bonjour ${MARK}</p>` };
  const { id: mailing = '' } = (await client.call(addMailing, { body: { ...written, audience: {} } })).body;
  await client.call(sendMailing, { body: { id: mailing } });
  await work(writeMailing);
  const sent = (await mailRows(app)).find(({ mailing_id }) => mailing_id);
  const ending = /\/unsubscribe\?mail=[\w.-]+/.exec(sent?.text ?? '')?.[0] ?? '/unsubscribe';
  await open(ending);
  await press(ending, {});
  await open('/unsubscribed');

  const own = await linkTo('ama', '/my/');
  await open(own);
  for (const what of OWN_CHANGES) {
    await open(`${own}?done=${what}`);
    await press(own, { do: what });
  }
  await at(TWO_HOURS_LATER);
  await press(own, { do: 'pass-on', name: 'x', email: address('kojo') });
  await press(own, { do: 'confirm', code: '1' });
  await press(own, { do: 'cancel' });
  await open(own);
  await press(own, { do: 'confirm', code: '' });
  await press(own, { do: 'confirm', code: '000000' });
  await press(own, { do: 'confirm', code: await lastSecret(app) });
  await open(own);
  await press('/my', { email: address('efua') });
  await work(...personalPageJobs, promote);
  const buyer = await linkTo('efua', '/my/');
  await open(buyer);
  const naming = buyer.replace('/my/', '/group/');
  await open(naming);
  await press(naming, { do: 'name', people: 'x' });
  await press(naming, { do: 'give-back' });
  await open(naming);

  const waiting = await linkTo('kofi', '/waiting/');
  await open(waiting);
  await press(waiting, { do: 'accept' });
  await open(await linkTo('kofi', '/my/'));
  const last = await linkTo('abla', '/waiting/');
  await open(last);
  await press(last, { do: 'leave' });
  await open(last);
  await press(last, { do: 'accept' });

  for (const { id } of (await client.call(viewOrders, {})).body.records.slice(0, 1)) {
    await client.call(remindBuyers, { body: { ids: [id] } });
    const pay = { way: 'bank' as const, amount: '1000', note: 'x' };
    await client.call(enterPayment, { query: { id }, body: pay });
  }
  for (const name of ['efua', 'kofi']) {
    const order = await linkTo(name, '/order/');
    await open(order);
    await press(order, { do: 'save' });
    await press(order, {
      do: 'save',
      buyer: `Ama ${MARK}`,
      code: 'NOPE',
      company: '',
      address: '',
      taxNumber: '',
    });
    await press(order, {
      do: 'save',
      buyer: `Ama ${MARK}`,
      code: '',
      company: '',
      address: '',
      taxNumber: '',
    });
    await open(`${order}?done=saved`);
    await press(order, { do: 'pay' });
  }

  const [heard = ''] = (await client.call(partnershipNotices, {})).body.notices;
  const page = await (await app.visitor.fetch('/sponsorship')).text();
  const packages = /<select[^>]*name="packages".*?<option value="([^"]+)"/s.exec(page)?.[1] ?? '';
  const partner = {
    ...samplePartnership({ ...named('efua'), company_name: `Fil ${MARK}`, notice: heard, ...question }),
    packages,
  };
  told('request', await visitor.call(addPartnership, { body: partner }));

  const call = (await visitor.call(currentSpeakerCall, {})).body;
  const [kind, title] = [call.kinds[0]?.value ?? '', call.titles[0]?.value ?? ''];
  const body = sampleProposal({
    kind,
    title: `Fils ${MARK}`,
    abstract: MARK,
    proposer: { ...named('esi'), title, company_name: MARK, about: MARK },
  });
  told('not asked', await visitor.call(addProposal, { body }));
  await openCall(app, { endsAt: '2027-02-01T12:00:00Z' });
  await open('/speak/propose');
  await press('/speak/propose', {});
  const proposal = told('propose', await visitor.call(addProposal, { body }));
  const proposed = await linkTo('esi', '/proposal/');
  for (const what of ['', '?done=saved', '?done=sent', '?done=withdrawn', '?done=renewed'])
    await open(proposed + what);
  for (const what of ['save', 'withdraw', 'renew', 'send']) await press(proposed, { do: what });
  for (const decision of ['waiting', 'declined', 'accepted'] as const)
    await client.call(decideProposals, { body: { ids: [proposal.body.id ?? ''], decision } });
  await open(proposed);

  const query = { speakerId };
  await client.call(setSpeakerAddress, { query, body: { email: address('esi') } });
  await client.call(sendSpeakerLinks, { body: { ids: [speakerId] } });
  const speaking = new URL((await client.call(makeSpeakerLink, { query })).body.link).pathname;
  await open(speaking);
  await open(`${speaking}?done=1`);
  const empty = new FormData();
  empty.set('username', '');
  await note(`${speaking} empty`, await visitor.fetch(speaking, { method: 'POST', body: empty }));

  told('again', await visitor.call(addAttendee, { body: { ...form('ama'), news } }));
  await work(promote);
  for (const row of await mailRows(app))
    if (row.template === 'newsAgain') await open(await linkTo('ama', '/news/'));

  const device = { name: `Porte ${MARK}`, pin: '4718' };
  const door = (await client.call(addDoorDevice, { body: device })).body.link.split('/').at(-1) ?? '';
  await open(`/door/${door}`);
  await open('/door/nowhere');
  told('door', await visitor.call(openDoor, { body: { link: door, pin: '1111' } }));
  const { key } = (await visitor.call(openDoor, { body: { link: door, pin: '4718' } })).body;
  told('scan', await visitor.call(syncDoor, { body: { key: 'x', now: DURING, scans: [] } }));
  told('list', await visitor.call(syncDoor, { body: { key, now: DURING, scans: [] } }));
  await open('/screen/door');
  await open('/screen/all');

  await at(LATE);
  await openAll();
  await open(proposed);
  await at(DURING);
  await openAll();
  const feedback = (await linkTo('kofi', '/my/')).replace('/my/', '/feedback/');
  await open(feedback);
  await press(feedback, { session: 'looms' });
  await press(feedback, { session: 'looms', stars: '4', words: MARK });
  await open(`${feedback}?done=1`);
  await open(speaking);
  await open(await linkTo('kofi', '/my/'));
  await client.call(cancelAttendees, { body: { ids: [ama.body.id ?? ''], cancelled: true } });
  await at(AFTER);
  await openAll();
  told('over', await visitor.call(addAttendee, { body: form('late') }));
  told('over', await visitor.call(joinWaitingList, { body: { ...form('later'), size: 1 } }));
  await open(await linkTo('kofi', '/my/'));
  await open(speaking);
  await open(feedback);

  // Those to organisers, and to speakers whom they have entered, are in the site's main language.
  const mails = (await mailRows(app)).filter(({ html }) => html.includes(`<html lang="${language}`));
  for (const { template, recipient, subject, text, html, attachments } of mails) {
    const where = `mail ${template} to ${recipient}`;
    all.push({ where, text: `${subject}\n${text}\n${textOf(html)}\n${saidInCalendar(attachments ?? '')}` });
  }
  return all;
}

/** What a site shows besides its texts. Answers with a speaker's id. */
export async function fill(app: TestApp, client: TestClient): Promise<string> {
  const edition = await findCurrentEdition(app.store.database, app.clock.now());
  const [title = ''] = await titlesOfEdition(app.store.database, edition?.id ?? null);
  const speaker = {
    title,
    username: `Esi ${MARK}`,
    designation: MARK,
    company: MARK,
    description: MARK,
    country: 'Togo',
  };
  const { body } = await client.call(addSpeaker, { body: await sampleSpeaker(speaker) });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const { id = '' } = body;
  await client.call(addQuestion, { body: { question: `${MARK}?`, group: MARK, answer: `<p>${MARK}</p>` } });
  const { database } = app.store;
  const category_id = await insertedBlogCategory(database, MARK);
  for (const slug of ['un', 'deux'])
    await insertedPost(database, {
      slug,
      category_id,
      title: MARK,
      content: `<p>${MARK}</p>`,
      excerpt: MARK,
      author: MARK,
      tags: MARK,
    });
  const at = (time: string) => `2027-03-09T${time}:00.000Z`;
  const people = [{ speaker: id }];
  const session = (name: string, start: string, end: string, more = {}) => ({
    ...{
      id: name,
      title: `${name} ${MARK}`,
      start: at(start),
      end: at(end),
      abstract: MARK,
      people,
      room: 'room',
    },
    ...more,
  });
  await publishTestProgramme(app, {
    rooms: [{ id: 'room', slug: 'salle', name: `Salle ${MARK}`, floor: MARK, places: 10 }],
    tracks: [{ id: 'track', slug: 'fil', name: `Piste ${MARK}`, thread: 'gold' }],
    sessions: [
      session('looms', '09:00', '10:00', { track: 'track', language: 'fr', level: MARK }),
      session('on', '11:30', '12:30'),
      session('tea', '12:30', '13:00', { kind: 'kind-break', people: [] }),
      session('off', '13:00', '14:00', { state: 'cancelled' }),
      session('late', '15:00', '16:00', { sequence: 2, changedAt: BEFORE }),
    ],
  });
  return id;
}

/** What somebody reads of a reply. */
export async function saidBy(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (/json|manifest/.test(type)) return saidInJson(JSON.parse(text)).join('\n');
  if (type.startsWith('text/calendar')) return saidInCalendar(text);
  return /html|xml/.test(type) ? saidInPage(text) : '';
}

function saidInPage(html: string): string {
  const facts = Array.from(
    html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ([, json = '']) => saidInJson(JSON.parse(json)).join('\n'),
  );
  return [textOf(html.replace(/<script.*?<\/script>/gs, '')), ...facts].join('\n');
}

function saidInCalendar(text: string): string {
  return Array.from(text.replace(FOLDED, '').matchAll(SUMMARY), ([, said = '']) =>
    said.replaceAll('\\n', '\n'),
  ).join('\n');
}

function saidInJson(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (OF_PROGRAMS.test(name) ? [] : saidInJson(one)));
}
