import type { ImportField } from '#platform/server/importer.ts';
import { NO, wordOf, YES } from '#platform/server/state-words.ts';
import { roleLabel } from '#rooms/programme/speakers/server/service.ts';
import * as wrong from '../import-messages.ts';
import * as say from '../messages.ts';
import { besidePeople, peopleOfHeading } from '../people-words.ts';
import type { SpeakerRole } from '../published.ts';

export const PEOPLE = 'people';
/** Columns of people whose headings say their role. */
export const PEOPLE_IN_ROLES = {
  keynotes: 'Key Address',
  panelists: 'Panelist',
  moderators: 'Moderator',
} as const satisfies Record<string, SpeakerRole>;
export const ALL_PEOPLE = [PEOPLE, ...Object.keys(PEOPLE_IN_ROLES)];

/** Half of a name, or all of it. */
const NAME = 'People name';
const NAME_ALONE = /^(?:name|nom|nome)$/;

/** Any number of columns, as people write them: the words of their headings tell which people are in them. */
export const PEOPLE_FIELDS: readonly ImportField[] = [
  {
    ...collecting(PEOPLE, undefined),
    label: say.people,
    synonyms: [
      ...['Speakers', 'Speaker', 'Speaker names', 'Presenters', 'Presenter', 'Intervenants', 'Intervenant'],
      ...['Orateurs', 'Orateur', 'Oradores', 'Orador', 'Palestrantes', 'Pessoas'],
    ],
    weakSynonyms: [NAME],
  },
  ...Object.entries(PEOPLE_IN_ROLES).map(([name, role]) => ({
    ...collecting(name, role),
    // 'Keynote' may as well ask whether it is one.
    looksLike: (value: string) => !YES.has(wordOf(value)) && !NO.has(wordOf(value)),
    label: () => roleLabel(role),
  })),
  {
    name: 'firstName',
    label: wrong.firstName,
    partOf: PEOPLE,
    within: withoutPeople,
    synonyms: ['FirstName', 'First name', 'Given name', 'Forename', 'Prénom', 'Prénoms', 'Nome próprio'],
  },
  {
    name: 'lastName',
    label: wrong.lastName,
    partOf: PEOPLE,
    within: withoutPeople,
    synonyms: ['LastName', 'Last name', 'Surname', 'Family name', 'Nom de famille', 'Apelido', 'Sobrenome'],
    weakSynonyms: [NAME, 'Nom', 'Noms'],
  },
];

function collecting(name: string, role: SpeakerRole | undefined) {
  return {
    name,
    collects: (_heading: string, value: string) => value,
    within(heading: string): string {
      const people = peopleOfHeading(heading);
      if (!people || people.role !== role) return '';
      return people.isName && !role ? NAME : name;
    },
  };
}

/** What a part of a name is called, whatever stands beside it of the speakers whose it is. */
function withoutPeople(heading: string): string {
  const rest = besidePeople(heading);
  return peopleOfHeading(heading) && NAME_ALONE.test(rest) ? NAME : rest;
}
