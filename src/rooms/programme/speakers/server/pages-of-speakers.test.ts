import { expect, test } from 'vitest';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { newId } from '#platform/server/identifier.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { SPEAKERS_A_PAGE } from '../addresses.ts';
import { speakerCards } from '../contract.ts';
import { insertSpeaker } from './queries.ts';

const AT = '2025-05-01T09:00:00.000Z';

/** Inserted in the reverse of their order, each with one of these roles in turn. */
async function site(roles: readonly string[], count: number) {
  const app = await createTestApp();
  const { database } = app.store;
  const { id: event_id } = await database.selectFrom('events').select('id').executeTakeFirstOrThrow();
  for (let number = count; number >= 1; number -= 1) {
    const fullname = `Ama Weaver ${number}`;
    await insertSpeaker(database, {
      ...{ id: newId(), event_id, title: 'Dr.', category_id: null, country: 'GH', picture: null },
      ...{ fullname, fullname_key: normaliseForSearch(fullname), description: '<p>Weaves.</p>' },
      ...{ designation: 'Weaver', designation_key: 'weaver', company: 'Volta', company_key: 'volta' },
      ...{
        role: roles[(number - 1) % roles.length] ?? '',
        position: number,
        awaits_programme: number === 1 ? 1 : 0,
      },
      ...{ created_at: AT, updated_at: AT, deleted_at: null },
    });
  }
  return app;
}

/** The groups of a page, with the numbers of their speakers. */
function groupsOn(html: string): [string, number[]][] {
  return [...html.matchAll(/<section[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/section>/gs)].map(
    ([, name = '', group = '']) => [
      name,
      [...group.matchAll(/<article[^>]* aria-label="Ama Weaver (\d+)"/g)].map(([, number]) => Number(number)),
    ],
  );
}

test('all speakers are on pages of addresses of their own, by role, each once', async () => {
  const app = await site(['Panelist', 'Steward', 'Key Address', 'Host', 'Speaker'], 50);
  const { client } = await app.signInAs('Administrator');
  await publishSection(client, 'speakers', { furtherRoles: 'Host' });
  const open = async (query: string) => (await app.visitor.fetch(publicAddress.speakers + query)).text();
  const [first, second] = [await open(''), await open('?page=2')];
  const every = (from: number) => Array.from({ length: 10 }, (_, index) => from + 5 * index);
  // Whoever awaits the programme isn't shown.
  const panelists = every(1).slice(1);
  expect(groupsOn(first)).toEqual([
    ['Keynote Address', every(3)],
    ['Speaker', every(5)],
    ['Panelist', panelists],
    ['Host', every(4).slice(0, SPEAKERS_A_PAGE - 29)],
  ]);
  expect(groupsOn(second)).toEqual([
    ['Host', every(4).slice(SPEAKERS_A_PAGE - 29)],
    ['Other Speakers', every(2)],
  ]);
  expect(first).toContain('gallery-leading');
  expect(second).not.toContain('gallery-leading');
  expect(first).toMatch(/<link rel="next" href="[^"]*\/speakers\?page=2"/);
  expect(second).toMatch(/<link rel="canonical" href="[^"]*\/speakers\?page=2"/);
  expect(second).toMatch(/<a [^>]*rel="prev"[^>]*href="\/speakers"/);
  expect((await app.visitor.fetch(`${publicAddress.speakers}?page=3`)).status).toBe(404);
  expect(await (await app.visitor.fetch(publicAddress.sitemap)).text()).toContain('/speakers?page=2</loc>');
  const { body } = await app.visitor.call(speakerCards, { query: { page: 2, pageSize: 2 } });
  expect([body.total, body.records.map(({ fullname }) => fullname)]).toEqual([
    49,
    ['Ama Weaver 13', 'Ama Weaver 18'],
  ]);
});
