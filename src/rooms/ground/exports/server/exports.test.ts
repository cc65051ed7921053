import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { ListedIds } from '#platform/server/database/list-ids.ts';
import { SHEET_ROWS_MAX } from '#platform/server/xlsx.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addPartnership, exportPartnerships } from '#rooms/partners/partnerships/contract.ts';
import { erasePerson } from '#rooms/people/privacy/contract.ts';
import { addAttendee, exportAttendees, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { NO_ID } from '#testing/calls/row.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';

type ExportCall = typeof exportAttendees | typeof exportPartnerships;

async function organiser() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const register = async (name: string, changes = {}) => {
    const body = sampleRegistration({ name, email: `${name}@visitors.example`, ...changes });
    app.clock.advance(1000);
    return (await app.visitor.call(addAttendee, { body })).body.id ?? '';
  };
  const take = (call: ExportCall, query: object, body: unknown) =>
    client.fetch(address(call, query), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const names = async (query: object, body: unknown = {}) => {
    const [, ...lines] = (await (await take(exportAttendees, query, body)).text()).trim().split('\r\n');
    return lines.map((line) => line.split(',')[0]);
  };
  const recorded = async () => {
    const { records } = (await client.call(viewActivity, { query: { type: 'Exported' } })).body;
    return records.map((record) => [record.username, record.activity_description]);
  };
  return { app, client, register, take, names, recorded };
}

test('a file has only the columns that are asked for, or all if none of them exists', async () => {
  const { register, take } = await organiser();
  await register('ama');
  const headings = async (columns: string[]) =>
    (await (await take(exportAttendees, {}, { columns })).text()).replace(/^\uFEFF/, '').split('\r\n')[0];
  expect(await headings(['Email', 'Name', 'Select'])).toBe('Name,Email');
  expect(await headings(['Nothing'])).toContain('Designation');
});

describe('an export', () => {
  test('has the columns of the list in their order, as CSV', async () => {
    const { register, take } = await organiser();
    await register('Ama', { company_name: '=cmd()', contact_number: '' });
    const response = await take(exportAttendees, {}, {});
    expect(response.headers.get('content-disposition')).toContain('"Attendees_List.csv"');
    expect((await response.text()).split('\r\n')).toEqual([
      'Name,Company,Designation,Email,Phone,WhatsApp,Notice,Date',
      "Ama,'=cmd(),Managing Director,Ama@visitors.example,,+233241234567,Word of mouth,2025-07-01T09:00:01.000Z",
      '',
    ]);
  });

  test('of partnership requests as XLSX keeps every cell as typed', async () => {
    const { app, take } = await organiser();
    const body = samplePartnership({ name: 'Ama', company_name: '=cmd()' });
    await app.visitor.call(addPartnership, { body });
    const response = await take(exportPartnerships, {}, { format: 'xlsx' });
    expect(response.headers.get('content-disposition')).toContain('"Partnerships_List.xlsx"');
    const [header, row] = await readSheet(Buffer.from(await response.arrayBuffer()));
    expect(header?.join()).toBe('Name,Company,Designation,Email,Phone,WhatsApp,Notice,Package,Date');
    expect(row?.slice(0, 8)).toEqual([
      'Ama',
      '=cmd()',
      'Managing Director',
      'aimee@owusu.example',
      '+233302123456',
      '+233241234567',
      'LinkedIn',
      'Gold',
    ]);
  });

  test('contains what the list shows, with its filters, search and order', async () => {
    const { client, register, names } = await organiser();
    await register('Kofi');
    await register('Kojo', { notice: 'LinkedIn' });
    await register('Ama');
    expect(await names({})).toEqual(['Ama', 'Kojo', 'Kofi']);
    for (const query of [
      { search: 'ko' },
      { notice: 'LinkedIn' as const },
      { sort: 'fullname' as const, order: 'desc' as const },
      { from: '2025-07-02' },
    ]) {
      const listed = (await client.call(viewAttendees, { query })).body.records;
      expect(await names(query)).toEqual(listed.map(({ fullname }) => fullname));
    }
  });

  test('contains only the chosen rows, in the list’s order', async () => {
    const { register, names } = await organiser();
    const [kofi, , ama] = [await register('Kofi'), await register('Kojo'), await register('Ama')];
    expect(await names({ sort: 'fullname' }, { ids: [kofi, ama] })).toEqual(['Ama', 'Kofi']);
  });

  test('contains everything that matches the filters, not one page', async () => {
    const { take } = await organiser();
    for (const call of [exportAttendees, exportPartnerships]) {
      const response = await take(call, { page: 1, pageSize: 10 }, {});
      expect(await response.json()).toMatchObject({
        code: 'invalid',
        errors: { page: 'Unknown field: page', pageSize: 'Unknown field: pageSize' },
      });
    }
  });

  test('is recorded with who, what and how many', async () => {
    const { register, names, recorded } = await organiser();
    const id = await register('Ama');
    await register('Kofi');
    await names({});
    await names({ search: 'ama' });
    await names({}, { ids: [id, NO_ID] });
    expect(await recorded()).toEqual([
      ['Test Administrator', 'Exported 1 of the registrations'],
      ['Test Administrator', "Exported 1 of the registrations matching 'ama'"],
      ['Test Administrator', 'Exported 2 of the registrations'],
    ]);
  });

  test('asked for by a desk in French has its headings, and is recorded in the site’s main language', async () => {
    const { client, register, recorded } = await organiser();
    await register('Ama');
    const response = await client.fetch(`/fr${address(exportAttendees)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ columns: ['Nom', 'Entreprise'] }),
    });
    expect((await response.text()).replace(/^\uFEFF/, '').split('\r\n')[0]).toBe('Nom,Entreprise');
    expect(await recorded()).toEqual([['Test Administrator', 'Exported 1 of the registrations']]);
  });

  test.each(['en', 'fr'] as const)(
    'whose search named somebody no longer does once they are erased, in %s',
    async (main) => {
      const { client, register, names, recorded } = await organiser();
      await client.call(saveLanguages, { body: { main, others: [] } });
      await register('Zanetta');
      expect(await names({ search: 'zanett' })).toHaveLength(1);
      expect((await recorded())[0]?.[1]).toMatch(main === 'en' ? / matching 'zanett'$/ : /«\szanett\s»$/);
      const erased = await client.call(erasePerson, { body: { email: 'Zanetta@visitors.example' } });
      expect(erased.status).toBe(200);
      expect((await recorded())[0]?.[1]).toBe('erased');
    },
  );

  test('of chosen rows that don’t exist is refused, and not recorded', async () => {
    const { register, take, recorded } = await organiser();
    const id = await register('Ama');
    for (const [query, ids] of [
      [{}, [NO_ID]],
      [{ search: 'kofi' }, [id]],
    ] as const) {
      const response = await take(exportAttendees, query, { ids });
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'not-found' }]);
    }
    expect(await recorded()).toEqual([]);
  });

  test('of more rows than a sheet can have is refused as XLSX, but not as CSV', async () => {
    const { register, take } = await organiser();
    await register('Ama');
    const length = vi.spyOn(ListedIds.prototype, 'length', 'get').mockReturnValue(SHEET_ROWS_MAX + 1);
    onTestFinished(() => length.mockRestore());
    const asXlsx = await take(exportAttendees, {}, { format: 'xlsx' });
    expect([asXlsx.status, await asXlsx.json()]).toMatchObject([413, { code: 'too-large' }]);
    expect((await take(exportAttendees, {}, {})).status).toBe(200);
  });

  test('that fails is not recorded', async () => {
    const { app, take, recorded } = await organiser();
    await sql`alter table attendees rename to unreadable`.execute(app.store.database);
    expect((await take(exportAttendees, {}, {})).status).toBe(500);
    expect(await recorded()).toEqual([]);
  });

  test('can’t be started by a link from elsewhere, as it has to be posted', async () => {
    const { client } = await organiser();
    expect((await client.fetch(address(exportAttendees))).status).toBe(405);
  });
});
