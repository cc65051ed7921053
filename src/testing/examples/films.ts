import { readFile } from 'node:fs/promises';
import { newId } from '#platform/server/identifier.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { insertFilm, writePart } from '#rooms/ground/films/server/queries.ts';
import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';

const FILM = fromRoot('src/rooms/edition/editions/client/films/past-weave.webm');

async function begun({ app }: Fixtures, content: Uint8Array, hasArrived: boolean): Promise<string> {
  const { database } = app.store;
  const id = newId();
  const created_at = app.clock.now().toISOString();
  await insertFilm(database, {
    ...{ id, created_at, bytes: content.byteLength },
    media_type: null,
  });
  if (hasArrived) await writePart(database, { film_id: id, number: 0, content });
  return id;
}

export const EXAMPLES: Examples = {
  beginFilm: () => ({ body: { bytes: 1000 } }),
  addFilmPart: async (fixtures) => {
    const filmId = await begun(fixtures, new Uint8Array(4), false);
    return { body: { filmId, number: '0', part: new File(['four'], 'part') } };
  },
  finishFilm: async (fixtures) => ({
    body: { filmId: await begun(fixtures, new Uint8Array(await readFile(FILM)), true) },
  }),
};
