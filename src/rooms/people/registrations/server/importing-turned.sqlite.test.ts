import { expect, test } from 'vitest';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { csvFile } from '#testing/table-files.ts';
import { viewAttendees } from '../contract.ts';

const query = { kind: 'attendee' } as const;

/** Whoever is called so, with an address each. */
const PEOPLE = {
  'Mensah, Ama': 'ama.mensah@loom.example',
  'N’Diaye, Aïssatou': 'aissatou.ndiaye@loom.example',
  'De Souza, Ana Maria': 'asouza@loom.example',
  'BOATENG, Kofi': 'boatengk@loom.example',
};

async function desk() {
  const { client } = await (await createTestApp()).signInAs('Administrator');
  const fileOf = (heading: string, people: Readonly<Record<string, string>>) =>
    csvFile(
      [`${heading};Company;Role;Email;WhatsApp`]
        .concat(
          Object.entries(people).map(([name, email], at) => `${name};Loom;CFO;${email};+23324412340${at}`),
        )
        .join('\n'),
    );
  return {
    read: async (heading: string, people: Readonly<Record<string, string>>, more = {}) =>
      (await client.call(previewImport, { query, body: { file: fileOf(heading, people), ...more } })).body,
    bring: async (heading: string, people: Readonly<Record<string, string>>, more = {}) => {
      await client.call(runImport, { query, body: { file: fileOf(heading, people), ...more } });
      const { records } = (await client.call(viewAttendees, { query: { sort: 'fullname' } })).body;
      return records.map(({ fullname }) => fullname);
    },
  };
}

/** The same people with addresses that say nothing. */
const unproven = Object.fromEntries(Object.keys(PEOPLE).map((name, at) => [name, `info${at}@loom.example`]));

test('names that addresses prove to have the last name first are turned, which is said and can be changed', async () => {
  const { read, bring } = await desk();
  const body = await read('Name', PEOPLE);
  expect(body).toMatchObject({ importable: 4, problems: [], words: [] });
  expect(body.columns[0]?.field).toBe('last_name_first');
  expect(body.remarks).toContainEqual({
    remark: expect.stringContaining(
      'Name is read as ‘Last name, first name’: ‘Mensah, Ama’ becomes ‘Ama Mensah’.',
    ),
    count: 4,
  });
  const columns = 'name,company_name,role,email,whatsapp_number';
  expect(await read('Name', PEOPLE, { columns })).toMatchObject({ importable: 0, refused: 4 });
  expect(await bring('Name', PEOPLE)).toEqual([
    ...['Aïssatou N’Diaye', 'Ama Mensah', 'Ana Maria De Souza', 'Kofi BOATENG'],
  ]);
});

test.each(['Last name, First name', 'Nom, prénom', 'Name (Last, First)', 'Surname and first name'])(
  'the heading %j says it, too',
  async (heading) => {
    const { read } = await desk();
    expect(await read(heading, unproven)).toMatchObject({ importable: 4, problems: [] });
  },
);

test('where nothing proves it, it is asked once: by the column', async () => {
  const { read, bring } = await desk();
  const body = await read('Name', unproven);
  expect(body).toMatchObject({ importable: 0, refused: 4 });
  expect(body.remarks).toContainEqual({
    remark: expect.stringContaining('If Name has the last name first, choose ‘Last name, first name’ above'),
    count: 4,
  });
  const columns = 'last_name_first,company_name,role,email,whatsapp_number';
  expect(await bring('Name', unproven, { columns })).toContain('Ama Mensah');
  const others = { 'Ama, Mensah': 'ama.mensah@x.example', 'Kofi, Boateng': 'kofi.boateng@x.example' };
  expect((await read('Name', others)).columns[0]?.field).toBe('name');
});

test('who isn’t written as the others waits, and titles behind a name are no first names', async () => {
  const { read } = await desk();
  const people = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => {
      const name = String.fromCharCode(97 + at).repeat(3);
      return [`Adu${name}, Esi${name}`, `esi${name}.adu${name}@x.example`];
    }),
  );
  const { problems, importable } = await read('Name', {
    ...people,
    'Yaw Owusu': 'yaw.owusu@x.example',
    'Ama Mensah, PhD': 'ama.m@x.example',
  });
  expect(importable).toBe(20);
  expect(problems).toMatchObject([
    { line: 22, value: 'Yaw Owusu', isDoubt: true, message: expect.stringContaining('as the others are') },
    { line: 23, value: 'Ama Mensah, PhD', isDoubt: true },
  ]);
});
