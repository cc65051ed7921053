import { ADMINISTRATOR } from '#platform/contract/access.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { loadLanguage } from '#platform/contract/load-language.ts';
import { likenessOf } from '#platform/contract/looks-alike.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { roleName } from '#platform/contract/rights.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { namesOfNoUsers } from '#rooms/ground/activity/server/service.ts';
import { PROGRAMS_ROLES } from './rights.ts';

/** What tells nobody apart from the one of this name: 'The Desk', 'Desk (2)', 'Desk II'. */
const ADDED = /^(?:the|an?|l[aeo]?|les|une?|os?|as|uma?|\d+|[ivx]+)$/;
const NUMBER_BEHIND = /(?<=.)\d+$/;
/** Ledgers call it so. */
const PROGRAM_ITSELF = ['Program', 'Programme', 'Programa'];
const ADMIN = /^(?:super|sys)?admln$/;

/** Whether a name looks like what the program calls its own roles, itself, or those who are no users, in any language. */
export async function isReservedForRoles(name: string): Promise<boolean> {
  await Promise.all(LANGUAGES.map(loadLanguage));
  const roles = inEachLanguage(() => PROGRAMS_ROLES.map(roleName));
  return isOneOf([...PROGRAMS_ROLES, ...roles, ...namesOfOthers()], name) || isAdministrators(name);
}

/** A user may be called 'Desk', but neither like an Administrator nor as the record marks somebody: 'Buyer – Ama'. */
export async function isReservedForUsers(name: string): Promise<boolean> {
  await Promise.all(LANGUAGES.map(loadLanguage));
  const others = namesOfOthers();
  const [first = ''] = wordsOf(name);
  return isOneOf(others, name) || isOneOf(others, first) || isAdministrators(name);
}

function namesOfOthers(): string[] {
  return [...PROGRAM_ITSELF, ...inEachLanguage(namesOfNoUsers)];
}

/** With any further word, too: 'Super Administrator'. */
function isAdministrators(name: string): boolean {
  const titles = inEachLanguage(() => [roleName(ADMINISTRATOR)])
    .flatMap(ofWomenToo)
    .map(likenessOf);
  return [likenessOf(name), ...wordsOf(name).map(inOne)].some(
    (likeness) => ADMIN.test(likeness) || titles.some((title) => likeness.includes(title)),
  );
}

function isOneOf(names: readonly string[], name: string): boolean {
  const likenesses = [name, wordsOf(name).join('')].map(inOne);
  return names.flatMap(ofWomenToo).some((one) => likenesses.includes(inOne(one)));
}

/** ‘Administrators’ looks like ‘Administrator’. */
export function inOne(name: string): string {
  return likenessOf(name).replace(/s$/, '');
}

/** French has 'Administratrice', 'Acheteuse', 'Intervenante'; Portuguese 'Administradora'. */
function ofWomenToo(name: string): string[] {
  const trimmed = name.trim();
  const endings = [trimmed.replace(/teur$/, 'trice'), trimmed.replace(/eur$/, 'euse')];
  return [trimmed, ...endings, `${trimmed}e`, `${trimmed}a`];
}

function wordsOf(name: string): string[] {
  const words = normaliseForSearch(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.filter((word) => !ADDED.test(word)).map((word) => word.replace(NUMBER_BEHIND, ''));
}

function inEachLanguage(names: () => readonly string[]): string[] {
  return LANGUAGES.flatMap((language) => sayIn(language, names));
}
