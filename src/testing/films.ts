import { readFile } from 'node:fs/promises';
import { fromRoot } from '#platform/server/project-root.ts';
import { addFilmPart, beginFilm, FILM_PART_BYTES, finishFilm } from '#rooms/ground/films/contract.ts';
import type { TestClient } from './client.ts';

/** One of the home page's own films. */
export async function shippedFilm(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(fromRoot(`src/rooms/edition/editions/client/films/${name}`)));
}

/** A film of more than one part: what follows the boxes of an MP4 may be anything in a box of its own. */
export async function longFilm(): Promise<Uint8Array<ArrayBuffer>> {
  const film = await shippedFilm('loom.mp4');
  const filling = new Uint8Array(2 * FILM_PART_BYTES + 8);
  new DataView(filling.buffer).setUint32(0, filling.byteLength);
  filling.set(new TextEncoder().encode('free'), 4);
  filling.fill(7, 8);
  return new Uint8Array([...film, ...filling]);
}

/** Uploads a film in parts, as organisers do. */
export async function sendFilm(client: TestClient, content: Uint8Array<ArrayBuffer>) {
  const { id: filmId = '' } = (await client.call(beginFilm, { body: { bytes: content.byteLength } })).body;
  for (let from = 0; from < content.byteLength; from += FILM_PART_BYTES) {
    const part = new File([content.subarray(from, from + FILM_PART_BYTES)], 'part');
    await client.call(addFilmPart, { body: { filmId, number: String(from / FILM_PART_BYTES), part } });
  }
  return client.call(finishFilm, { body: { filmId } });
}
