import { NAME_MAX, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { TranslatedTexts } from '#platform/server/translated-texts.ts';
import { readTextsInLanguages, type TextsInLanguages } from '#rooms/access/server.ts';
import { listAllEditions } from '#rooms/edition/server.ts';
import { programmeNamesKind } from '../kind.ts';
import * as say from '../messages.ts';
import type { InLanguages, TextsOfNamed } from '../published.ts';
import type { Around } from './published.ts';
import { findLastPublication, rewriteAround } from './published-queries.ts';
import { type Lists, listListed, updateListed } from './queries.ts';
import { swapped } from './translated.ts';

const LABELS: Readonly<Record<keyof Lists, (values: { name: string }) => string>> = {
  programme_rooms: say.roomNamed,
  programme_tracks: say.trackNamed,
  programme_kinds: say.kindNamed,
};
const TABLES = Object.keys(LABELS) as (keyof Lists)[];

/** The field of a room's floor. Those of names are called by the ids of what has them. */
export const floorOf = (roomId: string) => `${roomId}-floor`;

/** What an edition's rooms, tracks and kinds are called in other languages. */
export const translatedNames: TranslatedTexts = {
  fields: {},
  async read(database, editionId) {
    const edition = (await listAllEditions(database)).find(({ id }) => id === editionId);
    if (!edition) return undefined;
    const entries = (await listNamed(database, editionId)).flatMap(({ table, id, name, floor }) => {
      const named = { label: () => LABELS[table]({ name }), kind: 'line', schema: TITLE } as const;
      const where = { label: () => say.floorNamed({ name }), kind: 'line', schema: FLOOR } as const;
      return [
        { field: id, text: name, ...named },
        ...(floor ? [{ field: floorOf(id), text: floor, ...where }] : []),
      ];
    });
    return {
      name: say.namesOf({ year: edition.year }),
      texts: Object.fromEntries(entries.map(({ field, text }) => [field, text])),
      fields: Object.fromEntries(entries.map(({ field, text: _, ...entry }) => [field, entry])),
    };
  },
  async write(database, editionId, texts, languages) {
    for (const { table, id } of await listNamed(database, editionId)) {
      const { [id]: name, [floorOf(id)]: floor } = texts;
      const row = {
        ...(name !== undefined && { name, name_key: normaliseForSearch(name) }),
        ...(floor !== undefined && { floor }),
      };
      if (Object.keys(row).length > 0) await updateListed(database, table, id, row);
    }
    const last = await findLastPublication(database, editionId);
    if (!last) return;
    const { rooms, tracks, kinds, ...around } = JSON.parse(last.around) as Around;
    const swap = <One extends Around['rooms'][number]>(one: One) => swapped(one, languages);
    const after = { ...around, rooms: rooms.map(swap), tracks: tracks.map(swap), kinds: kinds.map(swap) };
    await rewriteAround(database, last.id, JSON.stringify(after));
  },
};

const TITLE = requiredText(TITLE_MAX, say.nameMissing);
const FLOOR = text(NAME_MAX);

interface Listed {
  table: keyof Lists;
  id: string;
  name: string;
  floor?: string | null;
}

async function listNamed(database: Database, editionId: string): Promise<Listed[]> {
  const lists = await Promise.all(
    TABLES.map(async (table) => {
      const rows: readonly Omit<Listed, 'table'>[] = await listListed(database, table, editionId);
      return rows.map(({ id, name, floor = null }) => ({ table, id, name, floor }));
    }),
  );
  return lists.flat();
}

/** By edition. */
export async function readNames(database: Database, editionId: string): Promise<TextsInLanguages> {
  const texts = await readTextsInLanguages(database, programmeNamesKind.name, [editionId]);
  return texts.get(editionId) ?? {};
}

/** Those of a room, a track or a kind; undefined if there are none. */
export function namesOf(names: TextsInLanguages, id: string): InLanguages<TextsOfNamed> | undefined {
  const own = Object.entries(names).flatMap(([language, { [id]: name, [floorOf(id)]: floor }]) =>
    name || floor ? [[language, { ...(name && { name }), ...(floor && { floor }) }]] : [],
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
