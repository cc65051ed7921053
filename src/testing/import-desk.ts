import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { createTestApp } from './app.ts';
import { readSessions } from './read-desk.ts';
import { csvFile } from './table-files.ts';

const query = { kind: 'programme' } as const;

/** An organiser who imports sessions. */
export async function importDesk() {
  const { client } = await (await createTestApp()).signInAs('Administrator');
  return {
    client,
    preview: async (text: string) =>
      (await client.call(previewImport, { query, body: { file: csvFile(text) } })).body,
    bring: async (text: string) =>
      (await client.call(runImport, { query, body: { file: csvFile(text) } })).body,
    planned: async () =>
      (await readSessions(client)).map(({ people, ...session }) => ({
        ...session,
        people: people.map(({ name }) => name),
      })),
  };
}
