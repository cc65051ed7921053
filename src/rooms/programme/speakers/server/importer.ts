import { choice } from '#platform/contract/fields.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { defineImporter, hidingEach, type Importer, type ImportField } from '#platform/server/importer.ts';
import { mayBeNoName } from '#platform/server/no-name.ts';
import { standingByDoubts } from '#platform/server/standing-by-doubts.ts';
import { lastNameFirstField } from '#platform/server/turned-names.ts';
import { importedTranslations } from '#rooms/access/server.ts';
import { editionOfNew } from '#rooms/edition/server.ts';
import { newSpeaker } from '../contract.ts';
import { speakerKind } from '../kind.ts';
import * as say from '../messages.ts';
import { roleIn, type SpeakerField, speakerFields } from '../speaker-fields.ts';
import { listSpeakers, nextPositionIn } from './queries.ts';
import { hideSpeaker, insertNewSpeaker } from './service.ts';
import { rolesOfEdition, titlesOfEdition } from './titles.ts';
import { translatedSpeaker } from './translated.ts';

/** How files write some of the documented titles. */
const SPELLINGS = { mr: 'Mr.', mrs: 'Mrs.', dr: 'Dr.', prof: 'Professor', 'prof.': 'Professor' };

const NAME_PARTS: readonly ImportField[] = [
  {
    name: 'first_name',
    label: say.firstName,
    partOf: 'username',
    synonyms: ['FirstName', 'Given name', 'Given names', 'Forename', 'Prénom', 'Prénoms', 'Nome próprio'],
  },
  {
    name: 'last_name',
    label: say.lastName,
    partOf: 'username',
    synonyms: ['LastName', 'Surname', 'Family name', 'Nom de famille', 'Apelido', 'Sobrenome'],
    weakSynonyms: ['Name', 'Nom', 'Nome'],
  },
  lastNameFirstField('username', say.lastNameFirst),
];

/** With the titles of the edition that they are imported into. */
export async function speakerImporter(
  database: Database,
  { clock }: CallContext,
  edition?: string,
): Promise<Importer> {
  const editionId = (await editionOfNew(database, clock.now(), edition))?.id;
  const titles = await titlesOfEdition(database, editionId);
  const roles = await rolesOfEdition(database, editionId);
  const readAs = Object.fromEntries(Object.entries(SPELLINGS).filter(([, title]) => titles.includes(title)));
  const fields = Object.values<SpeakerField>(speakerFields).flatMap((field): ImportField[] => {
    const { sent: name, label, synonyms, weakSynonyms = [], otherwise } = field;
    if (!synonyms) return [];
    const more = {
      ...(otherwise && { otherwise }),
      ...(name === 'title' && { readAs }),
      ...(name === 'username' && { isOwn: true as const }),
    };
    return [{ name, label, synonyms, weakSynonyms, ...more }];
  });
  return defineImporter({
    beside: importedTranslations(speakerKind.name, translatedSpeaker),
    schema: newSpeaker
      .omit({ image: true, categoryId: true, edition: true })
      .extend({ title: choice(titles, say.titleMissing), role: roleIn(choice(roles, say.roleMissing)) }),
    fields: [...fields, ...NAME_PARTS],
    keyOf: ({ username, company }) => keyOf(normaliseForSearch(username), normaliseForSearch(company)),
    keyField: 'username',
    standing: standingByDoubts({ field: 'username', label: say.fullName, mayBeNoName }),
    taken: say.taken,
    async findTaken(database, _context, keys) {
      const { rows } = await listSpeakers(database, {}, editionId ? { editionId } : {});
      const names = new Set(rows.map((row) => keyOf(row.fullname_key, row.company_key)));
      return keys.filter((key) => names.has(key));
    },

    async insert(database, context, speakers) {
      const ids: string[] = [];
      let position = await nextPositionIn(database);
      for (const speaker of speakers) {
        const data = { ...speaker, categoryId: undefined, editionId };
        ids.push((await insertNewSpeaker(database, context, data, undefined, position++)).result);
      }
      return ids;
    },

    remove: hidingEach(hideSpeaker),
  });
}

function keyOf(name: string, company: string): string {
  return `${name} ${company}`;
}
