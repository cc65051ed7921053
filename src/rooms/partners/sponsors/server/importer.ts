import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { isDoubtfulTitle } from '#platform/server/doubtful-cells.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { defineImporter, hidingEach, type Importer } from '#platform/server/importer.ts';
import { isNothingYet } from '#platform/server/nothing-yet.ts';
import { standingByDoubts } from '#platform/server/standing-by-doubts.ts';
import { editionOfNew } from '#rooms/edition/server.ts';
import { importedSponsor } from '../contract.ts';
import * as say from '../messages.ts';
import { listSponsors, nextPositionIn } from './queries.ts';
import { assertTitle, hideSponsor, insertNewSponsor, knownTitles } from './service.ts';

export async function sponsorImporter(
  database: Database,
  { clock }: CallContext,
  edition?: string,
): Promise<Importer> {
  const editionId = (await editionOfNew(database, clock.now(), edition))?.id;
  const titles = await knownTitles(database, editionId);
  const title = importedSponsor.shape.title.refine((one) => titles.includes(one), {
    error: say.titleMissing,
  });
  return defineImporter({
    schema: importedSponsor.extend({ title }),
    fields: [
      {
        name: 'name',
        label: say.name,
        synonyms: ['Sponsor', 'Partner', 'Company', 'Company name', 'Organisation', 'Organization'],
      },
      {
        name: 'title',
        label: say.packageType,
        synonyms: ['Title', 'Type', 'Package', 'Level', 'Category'],
        otherwise: 'Sponsor',
        readAs: {
          ...{ partner: 'Partners', sponsors: 'Sponsor', 'media partners': 'Media Partner' },
          ...Object.fromEntries(titles.map((one) => [normaliseForSearch(one), one])),
        },
      },
      {
        name: 'website',
        label: say.website,
        synonyms: ['Site', 'URL', 'Web', 'Link', 'Homepage', 'Site web'],
      },
      { name: 'contactName', label: say.contactName, synonyms: ['Contact', 'Contact person'] },
      { name: 'contactEmail', label: say.contactEmail, synonyms: ['Email', 'E-mail', 'Contact email'] },
    ],
    keyOf: ({ name }) => normaliseForSearch(name),
    keyField: 'name',
    standing: standingByDoubts({
      ...{ field: 'name', label: say.name },
      mayBeNoName: (name) => isNothingYet(name) || isDoubtfulTitle(name),
    }),
    taken: say.taken,
    async findTaken(database, _context, keys) {
      const { rows } = await listSponsors(database, {}, editionId ? { editionId } : {});
      const names = new Set(rows.map(({ name_key }) => name_key));
      return keys.filter((key) => names.has(key));
    },

    async insert(database, context, sponsors) {
      const ids: string[] = [];
      for (const title of new Set(sponsors.map((sponsor) => sponsor.title))) {
        await assertTitle(database, editionId, title);
      }
      let position = await nextPositionIn(database);
      for (const sponsor of sponsors) {
        // A name alone can't be written to.
        const contactName = sponsor.contactEmail && sponsor.contactName;
        const data = { ...sponsor, contactName, editionId };
        ids.push((await insertNewSponsor(database, context, data, undefined, position++)).result);
      }
      return ids;
    },

    remove: hidingEach(hideSponsor),
  });
}
