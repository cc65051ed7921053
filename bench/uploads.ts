import { filmAddress } from '#rooms/ground/films/contract.ts';
import { speakerList } from '#rooms/programme/speakers/contract.ts';
import { PICTURES } from '#rooms/programme/speakers/pictures.ts';
import { sendFilm } from '#testing/films.ts';
import { remoteApp } from '#testing/remote-app.ts';

/** Where a film that was sent as organisers do is served, and a portrait of a speaker. */
export async function findUploads(
  url: string,
  variables: Record<string, string>,
  film: Uint8Array<ArrayBuffer>,
) {
  const { signInAs, visitor, store } = remoteApp(url, variables);
  const { client } = await signInAs('Administrator');
  const sent = await sendFilm(client, film);
  const { body } = await visitor.call(speakerList, {});
  await store.close();
  return { film: filmAddress(sent.body.id), portrait: `${PICTURES}/${body.records[0]?.image}?w=320` };
}
