import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { findSizes } from '#platform/server/pictures/queries.ts';
import { CAPTION_TYPE, FILM_TYPES } from '#rooms/ground/contract.ts';
import { filmTypes } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import type { SectionName } from '../sections.ts';
import { filmsIn, picturesIn } from '../walk.ts';

type Values = Record<string, unknown>;

/** The values of a section with the sizes of its pictures and the types of its films. Refused if one isn't stored. */
export async function withStoredMedia(
  database: Database,
  section: SectionName,
  values: Values,
): Promise<Values> {
  const own = structuredClone(values);
  await describePictures(database, section, own);
  await describeFilms(database, section, own);
  return own;
}

async function describePictures(database: Database, section: SectionName, values: Values): Promise<void> {
  const shown = picturesIn(section, values);
  if (shown.length === 0) return;
  const sizes = await findSizes(
    database,
    shown.map(({ value }) => value.name),
  );
  for (const { field, value } of shown) {
    const stored = sizes.find(({ name }) => name === value.name);
    if (!stored) throw new Refusal('invalid', say.pictureGone(), { [field]: say.pictureGone() });
    Object.assign(value, { width: stored.width, height: stored.height });
  }
}

async function describeFilms(database: Database, section: SectionName, values: Values): Promise<void> {
  const shown = filmsIn(section, values);
  if (shown.length === 0) return;
  const types = await filmTypes(
    database,
    shown.flatMap(({ value: { id, captions } }) => [id, ...(captions ? [captions] : [])]),
  );
  for (const { field, value } of shown) {
    const type = FILM_TYPES.find((one) => one === types.get(value.id));
    const hasCaptions = value.captions === null || types.get(value.captions) === CAPTION_TYPE;
    if (!type || !hasCaptions) throw new Refusal('invalid', say.filmGone(), { [field]: say.filmGone() });
    Object.assign(value, { type });
  }
}
