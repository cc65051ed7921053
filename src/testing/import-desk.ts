import { previewImport, runImport } from '#modules/imports/contract.ts';
import { viewProgramme } from '#modules/programme/contract.ts';
import { createTestApp } from './app.ts';
import { csvFile } from './table-files.ts';

const query = { kind: 'programme' } as const;

/** An organiser who imports sessions. */
export async function importDesk() {
  const { client } = await (await createTestApp()).signInAs('Administrator');
  const named = (rows: readonly { id: string; name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return {
    client,
    preview: async (text: string) =>
      (await client.call(previewImport, { query, body: { file: csvFile(text) } })).body,
    bring: async (text: string) =>
      (await client.call(runImport, { query, body: { file: csvFile(text) } })).body,
    planned: async () => {
      const { sessions, kinds, rooms, tracks } = (await client.call(viewProgramme, {})).body;
      return sessions.map(({ kind, room, track, people, ...session }) => ({
        ...session,
        ...{ kind: named(kinds, kind), room: named(rooms, room), track: named(tracks, track) },
        people: people.map(({ name }) => name),
      }));
    },
  };
}
