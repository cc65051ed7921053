import { readFile } from 'node:fs/promises';
import { insertFilm, writePart } from '#modules/films/server/queries.ts';
import { newId } from '#platform/server/identifier.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import type { Fixtures } from '../fixtures.ts';
import { NO_ID, type Row } from '../row.ts';

const FILM = fromRoot('src/modules/event/client/films/past-weave.webm');

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

/** Films for the home page (docs/product.md, 7.6). */
export const FILM_ROWS: readonly Row[] = [
  {
    name: 'beginFilm',
    method: 'POST',
    paths: ['/aiAPI/films/begin'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id'],
    example: () => ({ body: { bytes: 1000 } }),
    refused: { body: { bytes: 100_000_000 }, code: 'invalid', errors: ['bytes'] },
  },
  {
    name: 'addFilmPart',
    method: 'POST',
    paths: ['/aiAPI/films/addpart'],
    access: 'administrator',
    multipartOnly: true,
    status: 'success',
    reply: ['message', 'id'],
    example: async (fixtures) => {
      const filmId = await begun(fixtures, new Uint8Array(4), false);
      return { body: { filmId, number: '0', part: new File(['four'], 'part') } };
    },
    refused: { body: {}, code: 'invalid', errors: ['filmId', 'number', 'part'] },
  },
  {
    name: 'finishFilm',
    method: 'POST',
    paths: ['/aiAPI/films/finish'],
    access: 'administrator',
    status: 'success',
    reply: ['message', 'id', 'type'],
    example: async (fixtures) => ({
      body: { filmId: await begun(fixtures, new Uint8Array(await readFile(FILM)), true) },
    }),
    refused: { body: { filmId: NO_ID }, code: 'not-found' },
  },
];
