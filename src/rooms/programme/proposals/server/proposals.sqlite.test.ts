/** @module-tag long */

import { expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { searchEverything } from '#rooms/edition/search/contract.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addRole } from '#rooms/ground/roles/contract.ts';
import {
  correctMail,
  previewMail,
  sendMails,
  sendTestMail,
  singleMail,
  viewMails,
} from '#rooms/mail/mail/contract.ts';
import { personalPageJobs } from '#rooms/people/personal-page/server/jobs.ts';
import { erasePerson, findPerson } from '#rooms/people/privacy/contract.ts';
import { publishProgramme, updateSession, viewProgramme } from '#rooms/programme/programme/contract.ts';
import { singleSpeakerLink } from '#rooms/programme/speaker-links/contract.ts';
import { speakerList } from '#rooms/programme/speakers/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { mailRows, mailSettings } from '#testing/mails.ts';
import { lastLink } from '#testing/own-page.ts';
import { openCall, PROPOSER, proposed, sampleProposal } from '#testing/proposals.ts';
import { PROPOSE_PAGE } from '../addresses.ts';
import {
  addProposal,
  decideProposals,
  exportProposals,
  reviewProposal,
  singleProposal,
  viewProposals,
} from '../contract.ts';
import { proposalData } from './personal-data.ts';

const FORM = 'application/x-www-form-urlencoded';
const VALUES = {
  title: 'Looms that learn',
  kind: 'Talk',
  abstract: 'What looms know.',
  title_0: 'Dr.',
  name_0: PROPOSER.name,
  role_0: 'Weaver',
  company_name_0: 'Bonwire Looms',
  email_0: PROPOSER.email,
  about_0: 'Weaves.',
};

async function desk(settings: Parameters<typeof openCall>[1] = {}) {
  const app = await createTestApp(mailSettings('smtp://127.0.0.1:9'));
  await openCall(app, settings);
  const { client } = await app.signInAs('Administrator');
  const list = async (query = {}) => (await client.call(viewProposals, { query })).body.records;
  const decide = (decision: 'accepted' | 'waiting' | 'declined', ...ids: string[]) =>
    client.call(decideProposals, { body: { ids, decision } });
  return { app, client, list, decide };
}

const html = async (app: TestApp, path: string) => (await app.visitor.fetch(path)).text();
const post = (app: TestApp, path: string, values: Record<string, string>) =>
  app.visitor.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(values).toString(),
    headers: { 'content-type': FORM },
  });
const templates = async (app: TestApp) => (await mailRows(app)).map(({ template }) => template);

test('the form is there while the call is open, and ‘Become a Speaker’ leads to it', async () => {
  const app = await createTestApp();
  const way = async () => /href="([^"]+)">Become a Speaker/.exec(await html(app, '/speakers'))?.[1];
  expect(await way()).toBe('/contact');
  expect(await html(app, PROPOSE_PAGE)).toContain('We aren’t looking for speakers at the moment.');
  expect((await app.visitor.call(addProposal, { body: sampleProposal() })).status).toBe(409);
  await openCall(app, { endsAt: '2025-07-02T12:00:00Z' });
  expect(await way()).toBe(PROPOSE_PAGE);
  expect(await html(app, PROPOSE_PAGE)).toContain('2nd July 2025, 12:00 PM GMT');
  const { path } = await proposed(app);
  app.clock.set('2025-07-02T12:00:00Z');
  expect((await app.visitor.call(addProposal, { body: sampleProposal() })).status).toBe(409);
  expect(await way()).toBe('/contact');
  expect((await post(app, path, { ...VALUES, do: 'save' })).status).toBe(409);
  expect(await html(app, path)).not.toContain('name="abstract"');
});

test('a call without an end is over with the summit', async () => {
  const app = await createTestApp();
  await openCall(app);
  const { path } = await proposed(app);
  app.clock.set('2025-08-27T23:59:00Z');
  expect((await app.visitor.call(addProposal, { body: sampleProposal() })).status).toBe(201);
  app.clock.set('2025-08-28T00:00:00Z');
  expect((await app.visitor.call(addProposal, { body: sampleProposal() })).status).toBe(409);
  expect(await html(app, PROPOSE_PAGE)).toContain('We aren’t looking for speakers at the moment.');
  expect(await html(app, path)).not.toContain('name="abstract"');
});

test('what is proposed is changed, withdrawn and sent again by its link', async () => {
  const { app, list } = await desk();
  const { path } = await proposed(app);
  expect(await html(app, await lastLink(app))).toContain('What looms know.');
  const changed = { ...VALUES, title: 'Ɔhene <i>looms</i>', name_1: 'Esi', title_1: 'Mrs.' };
  const refused = await post(app, path, { ...changed, do: 'save' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('field-role_1')]);
  expect((await list())[0]?.title).toBe('Looms that learn');
  const other = { role_1: 'Chair', company_name_1: 'Volta' };
  expect((await post(app, path, { ...changed, ...other, do: 'save' })).status).toBe(303);
  expect(await list({ search: 'volta' })).toMatchObject([{ title: 'Ɔhene <i>looms</i>', state: 'received' }]);
  expect((await post(app, path, { do: 'withdraw' })).status).toBe(303);
  expect((await post(app, path, { do: 'withdraw' })).status).toBe(409);
  expect(await list({ state: 'withdrawn' })).toHaveLength(1);
  expect((await post(app, path, { do: 'renew' })).status).toBe(303);
  expect(await list({ state: 'received' })).toHaveLength(1);
});

test('a draft needs a name and an address, and nobody reads it before it is sent', async () => {
  const { app, list } = await desk();
  const person = {
    title: '',
    name: 'Esi',
    role: '',
    company_name: '',
    email: 'esi@volta.example',
    about: '',
  };
  const draft = { title: '', kind: '', abstract: '', others: [], isDraft: true };
  const none = await app.visitor.call(addProposal, {
    body: { ...draft, proposer: { ...person, email: '' } },
  });
  expect(none).toMatchObject({ status: 422, body: { errors: { 'proposer.email': expect.any(String) } } });
  const { path } = await proposed(app, { ...draft, proposer: person });
  expect([await list(), await templates(app)]).toEqual([[], ['proposalDraft']]);
  expect(
    (await post(app, path, { title: 'Looms', name_0: 'Esi', email_0: 'esi@volta.example', do: 'save' }))
      .status,
  ).toBe(303);
  expect((await post(app, path, { ...VALUES, abstract: ' ', do: 'send' })).status).toBe(422);
  expect((await post(app, path, { ...VALUES, do: 'send' })).status).toBe(303);
  expect([(await list()).length, await templates(app)]).toEqual([1, ['proposalDraft', 'proposalReceived']]);
  expect((await app.visitor.fetch(path)).status).toBe(200);
});

test('a repeated one is the same', async () => {
  const { app, list } = await desk();
  const send = () =>
    app.visitor.call(addProposal, { body: sampleProposal() }, { 'idempotency-key': 'loom-loom' });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(await list()).toHaveLength(1);
  expect(await templates(app)).toEqual(['proposalReceived']);
});

test('the spam guard is asked, without a script too', async () => {
  const app = await createTestApp({ CAPTCHA: 'on' });
  await openCall(app);
  expect(await app.visitor.call(addProposal, { body: sampleProposal() })).toMatchObject({
    status: 422,
    body: { errors: { captcha: expect.any(String) } },
  });
  const page = await (await post(app, PROPOSE_PAGE, { ...VALUES, do: 'send' })).text();
  expect(page).toContain('name="captcha"');
  expect(page).toContain('value="Looms that learn"');
});

test('reading blind, no reply has a name until there is a decision', async () => {
  const { app, client, decide, list } = await desk({ isBlind: true });
  const others = [{ ...PROPOSER, name: 'Esi Volta', email: 'esi@volta.example' }];
  const { id } = await proposed(app, { others });
  const replies = async () => [
    JSON.stringify(await list()),
    JSON.stringify((await client.call(singleProposal, { query: { id } })).body),
    JSON.stringify((await client.call(viewActivity, {})).body),
    JSON.stringify((await client.call(searchEverything, { query: { search: 'looms' } })).body),
    await (
      await client.fetch('/api/v1/proposals/export', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).text(),
  ];
  const NAMES = /Akwasi|Bonwire|Esi|Volta/;
  for (const reply of await replies()) expect(reply).not.toMatch(NAMES);
  expect(await list({ search: 'Akwasi' })).toEqual([]);
  expect(await list({ search: 'learn' })).toHaveLength(1);
  await decide('declined', id);
  expect((await replies())[1]).toMatch(NAMES);
  expect(await list({ search: 'Akwasi' })).toMatchObject([{ name: PROPOSER.name, state: 'declined' }]);
});

test('reading blind, no mail is shown with who proposed until there is a decision', async () => {
  const { app, client, decide } = await desk({ isBlind: true });
  const { id } = await proposed(app);
  await proposed(app, { title: 'Another' });
  const preview = async (query: { person?: string } = {}) =>
    (await client.call(previewMail, { query: { template: 'proposalReceived', ...query } })).body;
  for (const shown of [await preview(), await preview({ person: id })])
    expect(JSON.stringify(shown)).not.toMatch(/Akwasi|Bonwire/i);
  const mails = async () => (await client.call(viewMails, { query: {} })).body.records;
  const [sent] = await mailRows(app);
  const mail = { id: String(sent?.id) };
  const read = async () => (await client.call(singleMail, { query: mail })).status;
  const correct = { ...mail, email: 'other@volta.example' };
  expect(await mails()).toEqual([]);
  expect(await read()).toBe(404);
  expect((await client.call(correctMail, { body: correct })).status).toBe(404);
  expect((await client.call(sendMails, { body: { ids: [mail.id] } })).status).toBe(404);
  await client.call(sendTestMail, { body: { email: 'desk@volta.example' } });
  expect(await mails()).toHaveLength(1);
  await decide('declined', id);
  expect((await preview({ person: id })).to).toBe(PROPOSER.name);
  expect([(await mails()).length, await read()]).toEqual([3, 200]);
});

test('users give stars and a note, each their own', async () => {
  const { app, client, list, decide } = await desk();
  const { id } = await proposed(app);
  const second = (await app.signInAs('Administrator')).client;
  const review = (by: typeof client, stars: number, note = '') =>
    by.call(reviewProposal, { query: { id }, body: { stars, note } });
  expect((await review(client, 6)).status).toBe(422);
  for (const [by, stars] of [
    [client, 2],
    [client, 5],
    [second, 4],
  ] as const)
    expect((await review(by, stars, `Note ${stars}`)).status).toBe(200);
  expect(await list()).toMatchObject([{ average: 4.5, reviews: 2, stars: 5 }]);
  expect(await list({ reviewed: 'no' })).toEqual([]);
  const { given } = (await client.call(singleProposal, { query: { id } })).body.record;
  expect(given.map(({ note, isMine }) => [note, isMine])).toEqual([
    ['Note 5', true],
    ['Note 4', false],
  ]);
  await decide('declined', id);
  expect((await review(client, 1)).status).toBe(409);
});

test('whoever may only review reads without addresses, rates, and decides nothing', async () => {
  const { app, client } = await desk();
  const { id } = await proposed(app);
  await client.call(addRole, { body: { name: 'Reviewer', rights: ['reviews'] } });
  const reviewer = (await app.signInAs('Reviewer')).client;
  expect((await reviewer.call(viewProposals, {})).body.records).toMatchObject([{ name: PROPOSER.name }]);
  const { record } = (await reviewer.call(singleProposal, { query: { id } })).body;
  expect(record.people).toMatchObject([{ name: PROPOSER.name, email: '' }]);
  expect((await reviewer.call(reviewProposal, { query: { id }, body: { stars: 4 } })).status).toBe(200);
  const decision = { ids: [id], decision: 'accepted' as const };
  expect((await reviewer.call(decideProposals, { body: decision })).status).toBe(403);
  expect((await reviewer.call(exportProposals, { body: { format: 'csv' } })).status).toBe(403);
});

test('accepted twice, even at once, it makes one speaker of each, whom mails reach', async () => {
  const { app, client, decide } = await desk();
  const others = [{ ...PROPOSER, name: 'Esi Owusu', email: '', about: '' }];
  const [first, second] = [
    await proposed(app, { others }),
    await proposed(app, { title: 'Again', kind: 'Workshop' }),
  ];
  const replies = await Promise.all([
    decide('accepted', first.id),
    decide('accepted', first.id),
    decide('accepted', second.id),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 404]);
  const { records } = (await client.call(speakerList, { query: { edition: 'current' } })).body;
  expect(records.map(({ fullname }) => fullname).toSorted()).toEqual(['Esi Owusu', PROPOSER.name].toSorted());
  const speakerId = records.find(({ fullname }) => fullname === PROPOSER.name)?.id ?? '';
  const { record } = (await client.call(singleSpeakerLink, { query: { speakerId } })).body;
  expect(record.email).toBe(PROPOSER.email);
  const sessions = await app.store.database.selectFrom('programme_sessions').selectAll().execute();
  expect(sessions.map(({ title, state, day }) => [title, state, day]).toSorted()).toEqual([
    ['Again', 'tentative', null],
    ['Looms that learn', 'tentative', null],
  ]);
  expect((await decide('declined', first.id)).status).toBe(404);
  expect((await templates(app)).filter((one) => one === 'proposalAccepted')).toHaveLength(2);
  expect(await html(app, first.path)).toContain('It is accepted.');
});

test('accepted with the name of somebody who is a speaker already, it says nothing of where they are written to', async () => {
  const { app, client, decide } = await desk();
  const esi = { ...PROPOSER, name: 'Esi Owusu' };
  const first = await proposed(app, { others: [{ ...esi, email: '' }] });
  await decide('accepted', first.id);
  const second = await proposed(app, { others: [{ ...esi, email: 'stranger@volta.example' }] });
  await decide('accepted', second.id);
  const { records } = (await client.call(speakerList, { query: { edition: 'current' } })).body;
  const speakerId = records.find(({ fullname }) => fullname === esi.name)?.id ?? '';
  const { record } = (await client.call(singleSpeakerLink, { query: { speakerId } })).body;
  expect([records.length, record.email]).toEqual([2, '']);
});

test('who is named as speaking with somebody is written to: once named, and once it is accepted', async () => {
  const { app, client, decide } = await desk();
  const esi = { ...PROPOSER, name: 'Esi Owusu', email: 'esi@volta.example', about: '' };
  const nobody = { ...PROPOSER, name: 'Kofi Adu', email: '', about: '' };
  const { id } = await proposed(app, { others: [esi, nobody, { ...nobody, email: PROPOSER.email }] });
  const mailsTo = async (email: string) =>
    (await mailRows(app)).filter(({ recipient }) => recipient === email);
  const toEsi = async () => (await mailsTo(esi.email)).map(({ template }) => template);
  expect(await toEsi()).toEqual(['proposalNamed']);
  await decide('accepted', id);
  expect((await toEsi()).toSorted()).toEqual(['proposalAcceptedWith', 'proposalNamed', 'speakerPage']);
  expect((await mailRows(app)).filter(({ template }) => template === 'proposalNamed')).toHaveLength(1);
  // Who proposed it is told so first, and gets their own page as well.
  const own = (await mailsTo(PROPOSER.email)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(own.map(({ template }) => template)).toEqual([
    ...['proposalReceived', 'proposalAccepted', 'speakerPage', 'proposalAcceptedWith'],
  ]);
  expect(own[2]?.text).toContain('Open your page');

  const fullnames = async (who: Pick<typeof client, 'call'>) =>
    (await who.call(speakerList, { query: { edition: 'current' } })).body.records.map(
      ({ fullname }) => fullname,
    );
  expect(await fullnames(client)).toContain(esi.name);
  expect(await fullnames(app.visitor)).not.toContain(esi.name);
  const { body } = await client.call(speakerList, { query: { edition: 'current' } });
  const { id: speakerId = '' } = body.records.find(({ fullname }) => fullname === esi.name) ?? {};
  expect((await app.visitor.fetch(`/speaker/${speakerId}`)).status).toBe(404);
  expect(await html(app, publicAddress.sitemap)).not.toContain(speakerId);

  const [session] = (await client.call(viewProgramme, {})).body.sessions;
  const { id: sessionId = '', version } = session ?? {};
  const placed = { state: 'confirmed' as const, day: 0, start: 600 };
  await client.call(updateSession, { query: { id: sessionId }, body: { ...placed, version } });
  expect(await fullnames(app.visitor)).not.toContain(esi.name);
  const { publishing } = (await client.call(viewProgramme, {})).body;
  expect((await client.call(publishProgramme, { body: { version: publishing } })).status).toBe(200);
  expect(await fullnames(app.visitor)).toContain(esi.name);
  expect((await app.visitor.fetch(`/speaker/${speakerId}`)).status).toBe(200);
});

test('is found and erased by the address', async () => {
  const { app, client } = await desk();
  await proposed(app);
  const { records } = (await client.call(findPerson, { body: { email: PROPOSER.email } })).body;
  expect(records.find(({ kind }) => kind === 'proposal')?.details).toContainEqual({
    label: 'Title',
    value: 'Looms that learn',
  });
});

test('whoever would speak with others is given and erased what it says of themselves, and no more', async () => {
  const { app, client } = await desk();
  const esi = { ...PROPOSER, name: 'Esi Owusu', email: 'Esi@volta.example', about: 'Sings.' };
  const kofi = { ...PROPOSER, name: 'Kofi Mensah', email: 'kofi@volta.example' };
  const { id } = await proposed(app, { others: [esi, kofi] });
  await proposed(app, { title: 'Another', others: [{ ...kofi, about: 'Knows esi@volta.example.' }] });
  const kept = async (email: string) =>
    (await client.call(findPerson, { body: { email } })).body.records.filter(
      ({ kind }) => kind === 'proposal',
    );
  const [found, ...more] = await kept('esi@volta.example');
  expect([found?.name, more]).toEqual(['Esi Owusu', []]);
  expect(JSON.stringify(found)).toContain('Sings.');
  expect(JSON.stringify(found)).not.toMatch(/Akwasi|akwasi|Kofi|What looms know/);
  expect((await client.call(erasePerson, { body: { email: 'esi@volta.example' } })).status).toBe(200);
  const { people } = (await client.call(singleProposal, { query: { id } })).body.record;
  expect(people.map(({ name }) => name)).toEqual([PROPOSER.name, 'Kofi Mensah']);
  expect(await kept('esi@volta.example')).toEqual([]);
  expect((await templates(app)).filter((one) => one === 'proposalReceived')).toHaveLength(2);
});

test('who proposed it is erased without what the others have elsewhere', async () => {
  const { app, client } = await desk();
  const esi = { ...PROPOSER, name: 'Esi Owusu', email: 'esi@volta.example' };
  await proposed(app, { others: [esi] });
  const sought = { email: PROPOSER.email, names: [] };
  const records = await proposalData.find(app.store.database, sought, { modules: [] });
  expect(records.map(({ reachedAt }) => reachedAt)).toEqual([[PROPOSER.email]]);
  expect((await client.call(erasePerson, { body: { email: PROPOSER.email } })).status).toBe(200);
  expect(await app.store.database.selectFrom('proposals').selectAll().execute()).toEqual([]);
});

test('a lost link is sent again to who proposed, for the current edition', async () => {
  const { app } = await desk();
  await proposed(app);
  expect((await post(app, publicAddress.lostLink, { email: PROPOSER.email })).status).toBe(200);
  await anotherInstance(app, personalPageJobs).runDue();
  expect(await templates(app)).toEqual(['proposalReceived', 'proposalLink']);
  expect(await html(app, await lastLink(app))).toContain('What looms know.');
});
