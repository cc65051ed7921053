import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { roleLabel, SPEAKER_ROLES } from '#rooms/programme/speakers/roles.ts';
import * as say from './messages.ts';
import { isNobody, isUnsettledPerson, roleSaid } from './people-words.ts';
import type { SpeakerRole } from './published.ts';

export interface Named {
  person: string;
  role?: SpeakerRole;
}

/** What roles are called; in a file, in several languages. */
export type RoleNames = readonly (readonly [name: string, role: SpeakerRole])[];

/** Other spellings of roles. */
const SPELLINGS: RoleNames = [
  ['keynote', 'Key Address'],
  ['panellist', 'Panelist'],
  ['chair', 'Moderator'],
  ['host', 'Moderator'],
  ...SPEAKER_ROLES.map((role) => [role, role] as const),
];

const QUOTED = /^"((?:[^"]|"")*)"\s*(?:\(([^()]*)\))?$/;
/** What divides people from each other for certain, or else may belong to a name. */
const SEMICOLON = /[;\n|]/;
const PERHAPS = /,|(?<=\s)[&+/](?=\s)|(?<=\s)(?:and|et|e|with|avec|com)(?=\s)/iu;
/** Of names, this belongs to none: more than one person may be meant. */
const SURE = /^(?:[&+/]|and|et)$/iu;
const PARTICLES = /^(?:al|bin|ben|da|das|de|del|der|di|do|dos|du|el|la|le|van|von)$/u;
const NAME_WORDS_MAX = 5;
/** What stands before an entry of a list in a cell. */
const BULLET = /^(?:[•*·–-]|\d{1,2}[.)])\s+/u;

/** People as they are typed: names with a semicolon between them, each with a role in brackets if it isn't their own. */
export function readPeople(text: string, roles: RoleNames = rolesSpoken()): Named[] {
  return split(text, SEMICOLON).flatMap((one) => readPerson(one.said, roles) ?? []);
}

/** What of a cell isn't clearly people, or nobody. */
interface Unclear {
  nobody: string | undefined;
}

/**
 * The same of people as files have them, who may be divided by commas and words, too, unless they can't be told apart for
 * certain: who is `known` is one person.
 */
export function readPeopleOfFile(
  text: string,
  isKnown: (name: string) => boolean,
  roles: RoleNames,
): Named[] | Unclear {
  const all = split(text, SEMICOLON).map(({ said }) => {
    const whole = readPerson(said.replace(BULLET, ''), roles);
    if (!whole || QUOTED.test(said) || isKnown(whole.person)) return whole ? [whole] : [];
    const parts = split(said.replace(BULLET, ''), PERHAPS);
    if (parts.length < 2) return mayBeName(whole.person) ? [whole] : undefined;
    const people = parts.flatMap((part) => readPerson(part.said, roles) ?? []);
    const areKnown = people.every(({ person }) => isKnown(person));
    const areNames = parts.slice(1).every(({ after }) => SURE.test(after)) && people.every(isLikeName);
    return people.length === parts.length && (areKnown || areNames) ? people : undefined;
  });
  if (all.every((people) => people !== undefined)) return all.flat();
  const parts = split(text, SEMICOLON).flatMap(({ said }) => (QUOTED.test(said) ? [] : split(said, PERHAPS)));
  const names = parts.flatMap(({ said }) => readPerson(said.replace(BULLET, ''), roles)?.person ?? []);
  return { nobody: names.find((name) => isNobody(name) && !isKnown(name)) };
}

/** Each person once, where they are named first, in the first role that is said. */
export function eachOnce(people: readonly Named[]): Named[] {
  const alike = Map.groupBy(people, ({ person }) => normaliseForSearch(person));
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...others.find(({ role }) => role), ...first }] : [],
  );
}

/** The names that a cell has for certain. */
export function namesAlone(text: string, roles: RoleNames): string[] {
  return split(text, SEMICOLON)
    .flatMap(({ said }) =>
      split(said, PERHAPS).length === 1 ? (readPerson(said.replace(BULLET, ''), roles)?.person ?? []) : [],
    )
    .filter(mayBeName);
}

/** People, each with their role, so that they are read again as they are. */
export function writePeople(people: readonly { name: string; role: SpeakerRole }[]): string {
  return people
    .map(({ name, role }) => say.personIn({ name: quotedIfNeeded(name), role: roleLabel(role) }))
    .join('; ');
}

/** What stands before names, and isn't one. */
const BEFORE_NAMES = /^(?:by|with|avec|com|par|por|our|notre|nosso|nossa|see|voir|ver)\s/iu;
/** Small words within names. */
const SMALL =
  /^(?:al|an|as|at|av|aus|bin|bint|ben|ibn|d|da|das|de|del|della|den|der|des|di|do|dos|du|e|el|en|et|for|in|la|las|le|les|los|of|on|ould|ou|st|te|ten|ter|the|van|vom|von|y|zu|zum|zur)$/u;

/**
 * Not what is divided by other signs, has an address or a number with it, has small words as sentences have, says that they may not
 * come, or stands for nobody.
 */
function mayBeName(name: string): boolean {
  const outside = name.replace(/\([^()]*\)/g, ' ');
  return (
    /\p{L}/u.test(outside) &&
    !/[@<>&/\\+=?*_#[\]{}]|\s[-–—~]+\s|\d{4}|(?:^|\s)\d{1,2}[.)-](?:\s|$)/u.test(name) &&
    !BEFORE_NAMES.test(name) &&
    !hasSmallWords(outside) &&
    ![...name.matchAll(/\(([^()]*)\)/g)].some(([, said = '']) => isUnsettledPerson(said)) &&
    !/\s(?:cancell?ed|annulée?|cancelad[oa]|declined|withdrawn|absente?|ausente|unconfirmed|pending)$/iu.test(
      outside.trim(),
    ) &&
    !isNobody(name)
  );
}

/** Who types without capitals has none at all. */
function hasSmallWords(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}'’.-]+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}{2}/u.test(word) && !SMALL.test(word));
  return small.length > 0 && words.some((word) => /^\p{Lu}/u.test(word));
}

/** What has no sign that could divide people, quote or describe them, but for brackets that are closed. */
const PLAIN = /^(?:[^"();|:]|\([^"();|:]*\))*$/;

function quotedIfNeeded(name: string): string {
  const [only, ...others] = split(name, PERHAPS);
  const isWhole = only?.said === name && others.length === 0;
  return isWhole && PLAIN.test(name) && !BULLET.test(name) && mayBeName(name)
    ? name
    : `"${name.replaceAll('"', '""')}"`;
}

function readPerson(said: string, roles: RoleNames): Named | undefined {
  const [, quoted, quotedRole = ''] = QUOTED.exec(said) ?? [];
  if (quoted !== undefined) return withRole(quoted.replaceAll('""', '"'), roleNamed(quotedRole, roles));
  const [, before = '', rest = ''] = /^([^:]+?)\s*:\s*(.*)$/.exec(said) ?? [];
  const first = roleNamed(before, roles);
  if (first && rest) return { person: rest, role: first };
  const [, name = said, word = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(said) ?? [];
  const role = roleNamed(word, roles);
  // Other brackets belong to the name.
  return role ? withRole(name, role) : withRole(said, undefined);
}

function withRole(person: string, role: SpeakerRole | undefined): Named | undefined {
  if (!person.trim()) return undefined;
  return role ? { person, role } : { person };
}

/** Not within brackets or quotation marks. Each piece knows what stands after the one before. */
function split(text: string, by: RegExp): { said: string; after: string }[] {
  const pieces: { said: string; after: string }[] = [];
  const sign = new RegExp(by.source, `${by.flags.replace(/[gy]/g, '')}y`);
  let [after, start, depth, isQuoted] = ['', 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    // A doubled one stands for itself.
    if (isQuoted && text.startsWith('""', at)) {
      at += 1;
      continue;
    }
    if (letter === '"' && (isQuoted || !text.slice(start, at).trim())) isQuoted = !isQuoted;
    else if (!isQuoted && letter === '(' && text.includes(')', at)) depth += 1;
    else if (!isQuoted && letter === ')') depth = Math.max(0, depth - 1);
    sign.lastIndex = at;
    const found = isQuoted || depth > 0 ? null : sign.exec(text);
    if (!found?.[0]) continue;
    pieces.push({ said: text.slice(start, at).trim(), after });
    after = found[0];
    start = at + after.length;
    at = start - 1;
  }
  return [...pieces, { said: text.slice(start).trim(), after }].filter(({ said }) => said !== '');
}

/** Several words, each with a capital letter. */
function isLikeName({ person }: Named): boolean {
  if (!mayBeName(person)) return false;
  const words = person.split(/\s+/);
  const isWord = (word: string) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) || PARTICLES.test(word);
  return words.length > 1 && words.length <= NAME_WORDS_MAX && words.every(isWord);
}

function rolesSpoken(): RoleNames {
  return SPEAKER_ROLES.map((role) => [roleLabel(role), role] as const);
}

/** The role whose name this begins. */
function roleNamed(word: string, roles: RoleNames): SpeakerRole | undefined {
  const key = normaliseForSearch(word);
  if (!key) return undefined;
  const known = [...roles, ...SPELLINGS].find(([name]) => normaliseForSearch(name).startsWith(key));
  return known?.[1] ?? roleSaid(word);
}
