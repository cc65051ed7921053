import { Refusal } from '#platform/contract/refusal.ts';
import type { Config } from '#platform/server/config.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import * as say from '../messages.ts';
import listed from './common-passwords.txt?raw';
import { askerOf, hashPassword } from './passwords.ts';

const COMMON = new Set(
  listed
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.toLowerCase()),
);
/** What the site is about, which is guessed before any list. */
const SITE_WORDS = ['summit', 'conference', 'business', 'organiser', 'organizer', 'admin', 'accra', 'ghana'];
/** What people here begin a password with: first names and words of faith. */
const HERE =
  'jesus christ allah godisgood godisgreat godislove godfirst goodgod blessed blessing hallelujah alhamdulillah bismillah ' +
  'inshallah glory grace favour mercy kwame kofi kwaku kwasi kwesi kojo kwadwo kwabena kwabla kobina ebenezer akosua adwoa ' +
  'abena akua afia afua efua esther mensah owusu boateng asante appiah osei nkrumah blackstars adebayo adewale oluwaseun ' +
  'oluwatobi olamide temitope chukwu chinedu chioma chidi emeka ngozi ibrahim abubakar mohammed muhammad aminata mamadou ' +
  'amadou fatou fatima oumar ousmane moussa koffi kouassi kouame kodjo kossi afi naija nigeria togo dieuestbon dieumerci';
const COMMON_HERE = HERE.split(' ');
/** Shorter names and parts of addresses occur in any passphrase. */
const WORD_MIN = 3;
/** How many characters a password must have besides the words that are guessed first. */
const REST_MIN = 8;
/** Characters that people use in place of letters. */
const REPLACED: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};
/** What people add to a word to make it long enough. */
const ADDED = /^[\d\W_]+|[\d\W_]+$/g;
/** The same few characters over and over. */
const REPEATED = /^(.{1,6}?)\1+.{0,5}$/;
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '12345678901234567890', 'qwertyuiopasdfghjklzxcvbnm'];
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

interface Person {
  username: string;
  email: string;
}

/** Hashes a newly chosen password, unless it is easy to guess. Slow, so call it outside any transaction. */
export function hashChosenPassword(
  context: CallContext,
  password: string,
  person: Person,
  asker = askerOf(context),
): Promise<string> {
  assertHardToGuess(context.config, password, person);
  return hashPassword(password, asker);
}

/** Refuses, at the form's field, a password that is tried before all others. */
export function assertHardToGuess(config: Config, password: string, person: Person): void {
  const message = whyEasyToGuess(config, password, person);
  if (message) throw new Refusal('invalid', message, { password: message });
}

export function whyEasyToGuess(config: Config, password: string, person: Person): string | undefined {
  const typed = password.normalize('NFKC').toLowerCase();
  const ways = spellings(typed);
  if (ways.some((one) => isCommon(one) || isMade(one, COMMON_HERE))) return say.passwordTooCommon();
  const words = [...SITE_WORDS, ...partsOf(new URL(config.publicUrl).hostname), ...personal(person)];
  return ways.some((one) => isMade(one, words)) ? say.passwordTooClose() : undefined;
}

/** As typed, without what was added, and with the letters that were replaced. */
function spellings(typed: string): string[] {
  const bare = typed.replace(ADDED, '');
  return [typed, bare, asLetters(typed), asLetters(bare)];
}

function asLetters(text: string): string {
  return [...text].map((sign) => REPLACED[sign] ?? sign).join('');
}

/** 'passwordpassword' is as common as 'password'; 'abcabcabcabc' isn't listed, but no better. */
function isCommon(text: string): boolean {
  if (!text) return false;
  const half = text.slice(0, text.length / 2);
  const isTwice = half + half === text && COMMON.has(half);
  return COMMON.has(text) || isTwice || REPEATED.test(text) || SEQUENCES.some((row) => row.includes(text));
}

function personal({ username, email }: Person): string[] {
  return [...partsOf(username), ...partsOf(email)];
}

function partsOf(text: string): string[] {
  return text.toLowerCase().split(/[\s.@_-]+/);
}

/** Whether the text is hardly more than some of the words. The longest are taken out first. */
function isMade(text: string, words: readonly string[]): boolean {
  const longest = words.filter(({ length }) => length >= WORD_MIN).toSorted((a, b) => b.length - a.length);
  const rest = longest.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && (rest.length < REST_MIN || isCommon(rest));
}
