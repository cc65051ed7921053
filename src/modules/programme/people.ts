import { roleLabel, SPEAKER_ROLES } from '#modules/speakers/roles.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import * as say from './messages.ts';
import type { SpeakerRole } from './published.ts';

interface Named {
  person: string;
  role?: SpeakerRole;
}

/** Other spellings of roles. */
const SPELLINGS: Readonly<Record<string, SpeakerRole>> = {
  keynote: 'Key Address',
  panellist: 'Panelist',
  chair: 'Moderator',
  host: 'Moderator',
};

/** People as they are typed: names with a semicolon between them, each with a role in brackets if it isn't their own. */
export function readPeople(text: string): Named[] {
  return text.split(/[;\n]/).flatMap((one) => {
    const whole = one.trim();
    const [, name = whole, word = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(whole) ?? [];
    const role = roleNamed(word);
    // Other brackets belong to the name.
    if (!role) return whole ? [{ person: whole }] : [];
    return name ? [{ person: name, role }] : [];
  });
}

/** The same from people, each with their role. */
export function writePeople(people: readonly { name: string; role: SpeakerRole }[]): string {
  return people.map(({ name, role }) => say.personIn({ name, role: roleLabel(role) })).join('; ');
}

/** The role whose name this begins. */
function roleNamed(word: string): SpeakerRole | undefined {
  const key = normaliseForSearch(word);
  if (!key) return undefined;
  const begins = (text: string) => normaliseForSearch(text).startsWith(key);
  const known = SPEAKER_ROLES.find((role) => begins(role) || begins(roleLabel(role)));
  return known ?? Object.entries(SPELLINGS).find(([spelling]) => begins(spelling))?.[1];
}
