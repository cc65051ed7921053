import {
  addFilmPart,
  beginFilm,
  FILM_PART_BYTES,
  filmAddress,
  finishFilm,
} from '#features/films/contract.ts';
import { speakerList } from '#features/speakers/contract.ts';
import { PICTURES } from '#features/speakers/pictures.ts';
import type { TestClient } from '#testing/client.ts';
import { remoteApp } from '#testing/remote-app.ts';

/** Where a film that was sent as organisers do is served, and a portrait of a speaker. */
export async function findUploads(
  url: string,
  variables: Record<string, string>,
  film: Uint8Array<ArrayBuffer>,
) {
  const { signInAs, visitor, store } = remoteApp(url, variables);
  const { client } = await signInAs('Administrator');
  const filmId = await sendFilm(client, film);
  const { body } = await visitor.call(speakerList, {});
  await store.close();
  return { film: filmAddress(filmId), portrait: `${PICTURES}/${body.records[0]?.image}?w=320` };
}

async function sendFilm(client: TestClient, film: Uint8Array<ArrayBuffer>): Promise<string> {
  const { body } = await client.call(beginFilm, { body: { bytes: film.byteLength } });
  const filmId = body.id ?? '';
  for (let from = 0; from < film.byteLength; from += FILM_PART_BYTES) {
    const part = new File([film.subarray(from, from + FILM_PART_BYTES)], 'part');
    await client.call(addFilmPart, { body: { filmId, number: String(from / FILM_PART_BYTES), part } });
  }
  await client.call(finishFilm, { body: { filmId } });
  return filmId;
}
