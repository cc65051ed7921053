import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { findSizes } from '#platform/server/pictures/queries.ts';
import type { SectionName } from '../sections.ts';
import { picturesIn } from '../walk.ts';

const GONE = 'This picture is no longer in the library. Please choose another one.';

type Values = Record<string, unknown>;

/** The values of a section with the sizes of its pictures. Refused if one of them isn't stored. */
export async function withStoredPictures(
  database: Database,
  section: SectionName,
  values: Values,
): Promise<Values> {
  const own = structuredClone(values);
  const shown = picturesIn(section, own);
  if (shown.length === 0) return own;
  const sizes = await findSizes(
    database,
    shown.map(({ picture }) => picture.name),
  );
  for (const { field, picture } of shown) {
    const stored = sizes.find(({ name }) => name === picture.name);
    if (!stored) throw new Refusal('invalid', GONE, { [field]: GONE });
    Object.assign(picture, { width: stored.width, height: stored.height });
  }
  return own;
}
