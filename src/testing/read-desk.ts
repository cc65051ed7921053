import { singleSession, viewProgramme } from '#rooms/programme/programme/contract.ts';
import { unfolded } from '#rooms/programme/programme/desk-reply.ts';
import type { TestClient } from './client.ts';

/** A programme as the desk has it: of the current edition, unless another one is given. */
export async function readDesk(client: TestClient, edition?: string) {
  return unfolded((await client.call(viewProgramme, { query: { edition } })).body);
}

/** The same with all that its sessions say, and what they name called by its name. */
export async function readSessions(client: TestClient) {
  const { sessions, rooms, tracks, kinds } = await readDesk(client);
  const named = (rows: readonly { id: string; name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return Promise.all(
    sessions.map(async ({ id }) => {
      const { record } = (await client.call(singleSession, { query: { id } })).body;
      const { id: _id, version: _version, edition: _edition, ...session } = record;
      const { kind, room, track } = session;
      return { ...session, kind: named(kinds, kind), room: named(rooms, room), track: named(tracks, track) };
    }),
  );
}
