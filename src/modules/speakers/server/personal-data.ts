import { eraseTranslations } from '#modules/languages/server/service.ts';
import { countryName } from '#platform/contract/countries.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { removePicture } from '#platform/server/pictures/queries.ts';
import { speakerKind } from '../kind.ts';
import * as say from '../messages.ts';
import { roleLabel } from '../roles.ts';
import { eraseSpeakers, listAllSpeakers } from './queries.ts';

/** Speakers have no address. Those with the same name, or whose description holds the address, may be meant. */
export const speakerData: PersonalData = {
  isByName: true,
  async find(database, { email, names }) {
    const keys = new Set(names.map(normaliseForSearch));
    const matches = (description: string) =>
      normaliseForSearch(description).includes(normaliseForSearch(email));
    const rows = await listAllSpeakers(database);
    return rows
      .filter((row) => keys.has(row.fullname_key) || matches(row.description))
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
