import { countryName } from '#platform/contract/countries.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { removePicture } from '#platform/server/pictures/queries.ts';
import { eraseTranslations, translatedDetails } from '#rooms/access/server.ts';
import { speakerKind } from '../kind.ts';
import * as say from '../messages.ts';
import { roleLabel } from '../roles.ts';
import { eraseSpeakers, listAllSpeakers } from './queries.ts';
import type { SpeakerRow } from './tables.ts';
import { translatedSpeaker } from './translated.ts';

/** Speakers have no address. Those with the same name, or whose description holds the address, may be meant. */
export const speakerData: PersonalData = {
  isByName: true,
  async find(database, { email, names }) {
    const keys = new Set(names.map(normaliseForSearch));
    const translations = await translatedDetails(database, speakerKind.name, translatedSpeaker);
    const matches = ({ id, description }: SpeakerRow) =>
      [description, ...Object.values(translations.get(id) ?? {})].some((text) =>
        normaliseForSearch(text).includes(normaliseForSearch(email)),
      );
    const rows = await listAllSpeakers(database);
    return rows
      .filter((row) => keys.has(row.fullname_key) || matches(row))
      .map((row) => ({
        id: row.id,
        name: row.fullname,
        reachedAt: [],
        editionId: null,
        date: row.created_at,
        isDeleted: row.deleted_at !== null,
        details: {
          [say.title()]: row.title,
          [say.nameHeading()]: row.fullname,
          [say.designation()]: row.designation,
          [say.eventRole()]: roleLabel(row.role),
          [say.company()]: row.company,
          [say.country()]: row.country ? countryName(row.country) : '',
          [say.description()]: plainTextOf(row.description),
          [say.picture()]: row.picture ?? '',
          ...plainTexts(translations.get(row.id) ?? {}),
        },
      }));
  },
  findOfEdition: null,
  async erase(database, ids) {
    await eraseTranslations(database, speakerKind.name, ids);
    for (const { picture } of await eraseSpeakers(database, ids)) await removePicture(database, picture);
  },
  correct: null,
};

function plainTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([label, text]) => [label, plainTextOf(text)]));
}
