import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { defineImporter } from '#platform/server/importer.ts';
import { newSpeaker } from '../contract.ts';
import { listAllSpeakers } from './queries.ts';
import { hideSpeaker, insertNewSpeaker } from './service.ts';

export const speakerImporter = defineImporter({
  schema: newSpeaker.omit({ image: true, categoryId: true }),
  fields: [
    {
      name: 'title',
      label: 'Title',
      synonyms: ['Honorific', 'Salutation', 'Prefix'],
      readAs: { mr: 'Mr.', mrs: 'Mrs.', dr: 'Dr.', prof: 'Professor', 'prof.': 'Professor' },
    },
    { name: 'username', label: 'Full name', synonyms: ['Name', 'Speaker', 'Speaker name', 'Nom'] },
    { name: 'designation', label: 'Designation', synonyms: ['Job title', 'Position', 'Job', 'Fonction'] },
    {
      name: 'role',
      label: 'Event role',
      synonyms: ['Role', 'Part', 'Session role'],
      otherwise: 'Speaker',
    },
    {
      name: 'company',
      label: 'Company',
      synonyms: ['Company name', 'Organisation', 'Organization', 'Institution', 'Employer', 'Société'],
    },
    { name: 'country', label: 'Country', synonyms: ['Nationality', 'Pays'] },
    { name: 'description', label: 'Description', synonyms: ['Bio', 'Biography', 'About', 'Profile'] },
  ],
  keyOf: ({ username, company }) => keyOf(normaliseForSearch(username), normaliseForSearch(company)),
  keyField: 'username',
  taken: 'This speaker is already there.',
  async findTaken(database, _context, keys) {
    const present = (await listAllSpeakers(database)).filter(({ deleted_at }) => deleted_at === null);
    const names = new Set(present.map((row) => keyOf(row.fullname_key, row.company_key)));
    return keys.filter((key) => names.has(key));
  },

  async insert(database, context, speakers) {
    const ids: string[] = [];
    for (const speaker of speakers) {
      const data = { ...speaker, categoryId: undefined };
      ids.push((await insertNewSpeaker(database, context, data, undefined)).result);
    }
    return ids;
  },

  async remove(database, { clock }, ids) {
    const deleted_at = clock.now().toISOString();
    let removed = 0;
    for (const id of ids) if (await hideSpeaker(database, id, deleted_at)) removed += 1;
    return removed;
  },
});

function keyOf(name: string, company: string): string {
  return `${name} ${company}`;
}
