import { normaliseForSearch, plainLetters } from './normalise-for-search.ts';

/** Small capitals of phonetic scripts, and the capitals of Lisu, each with the letters that they show. */
const ALL_SHOWN = [
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'],
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghijklmnoprstuvwxyz'],
] as const;
/** Letters that look like a Latin one, from scripts that share most of their shapes with it. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries([
  ...ALL_SHOWN.flatMap(([signs, letters]) =>
    [...signs].map((sign, at) => [sign, letters[at] ?? sign] as const),
  ),
  ...(
    [
      ['АΑᎪ', 'A'],
      ['аαɑ', 'a'],
      ['ВΒ', 'B'],
      ['СϹ', 'C'],
      ['сϲ', 'c'],
      ['ԁ', 'd'],
      ['ЕΕ', 'E'],
      ['еє', 'e'],
      ['ɡ', 'g'],
      ['НΗ', 'H'],
      ['һ', 'h'],
      ['ІΙӀ', 'I'],
      ['іιıӏ', 'i'],
      ['Ј', 'J'],
      ['ј', 'j'],
      ['КΚ', 'K'],
      ['кκ', 'k'],
      ['МΜ', 'M'],
      ['м', 'm'],
      ['Ν', 'N'],
      ['ηп', 'n'],
      ['ОΟՕ', 'O'],
      ['оοօσ', 'o'],
      ['РΡ', 'P'],
      ['рρ', 'p'],
      ['ԛ', 'q'],
      ['г', 'r'],
      ['Ѕ', 'S'],
      ['ѕ', 's'],
      ['ТΤ', 'T'],
      ['тτ', 't'],
      ['υսц', 'u'],
      ['νѵ', 'v'],
      ['ԝω', 'w'],
      ['ХΧ', 'X'],
      ['хχ', 'x'],
      ['УΥ', 'Y'],
      ['уγ', 'y'],
      ['Ζ', 'Z'],
    ] as const
  ).flatMap(([many, one]) => [...many].map((letter) => [letter, one] as const)),
]);
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const LETTERS = /\p{L}/gu;
const ELSE = /[^\p{L}\p{N}]+/gu;
/** Signs that stand for a letter before another one: 'Us3r', '@dministrator'. */
const FOR_A_LETTER = /[@4€3!$5†+7](?=[@€!$†+]*\p{L})/gu;
const STANDS_FOR: Readonly<Record<string, string>> = {
  ...{ '@': 'a', 4: 'a', '€': 'e', 3: 'e', '!': 'i', $: 's', 5: 's', '†': 't', '+': 't', 7: 't' },
};
/** Read as one letter at a glance, once all is small. */
const AT_A_GLANCE = [
  [/[il1|]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
] as const;

/** What a name looks like: the same for two that people would take for one another. */
export function likenessOf(name: string): string {
  const shapes = name
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(LETTERS, (letter) => LOOKS_LIKE[letter] ?? letter);
  const spelt = shapes.replaceAll('|', 'l').replace(FOR_A_LETTER, (sign) => STANDS_FOR[sign] ?? sign);
  let likeness = normaliseForSearch(spelt).replace(ELSE, '');
  for (const [sign, read] of AT_A_GLANCE) likeness = likeness.replace(sign, read);
  return likeness || name.trim();
}

const SCRIPTS = [
  [/\p{Script=Latin}/u, /[^\p{Script_Extensions=Latin}\p{Script_Extensions=Common}\p{Script=Inherited}]/u],
  [
    /\p{Script=Cyrillic}/u,
    /[^\p{Script_Extensions=Cyrillic}\p{Script_Extensions=Common}\p{Script=Inherited}]/u,
  ],
  [/\p{Script=Greek}/u, /[^\p{Script_Extensions=Greek}\p{Script_Extensions=Common}\p{Script=Inherited}]/u],
] as const;

/** Whether a word of it has letters of two scripts of which one looks like the other. */
export function mixesScripts(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => SCRIPTS.some(([script, others]) => script.test(word) && others.test(word)));
}

/** Those that people write today: others have letters that look like theirs, and nobody reads them. */
const WRITTEN_TODAY = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic', 'Tifinagh'],
  ...['Nko', 'Vai', 'Adlam', 'Thaana', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Mongolian'],
  ...['Hangul', 'Hiragana', 'Katakana', 'Bopomofo', 'Han', 'Syriac'],
];
const OF_THEM = WRITTEN_TODAY.map((script) => `\\p{Script_Extensions=${script}}`).join('');
const UNWRITTEN = new RegExp(`[^${OF_THEM}\\p{Script=Common}\\p{Script=Inherited}]`, 'u');
/** Letters of old books and of phonetics, beside those of languages. */
const OLD = /[\u1c80-\u1c8f\ua640-\ua69f\u{1e030}-\u{1e08f}\u10a0-\u10cf\u2d00-\u2d2f]/u;
/** Besides those that stand for plain letters. */
const OF_LANGUAGES = /[ŧʒɨʉɵ]/gu;

/** Whether it has a letter that no language of today is written with, such as one of phonetics: many look like others. */
export function hasRareLetters(name: string): boolean {
  const shown = name.normalize('NFKC');
  const isRareLatin = /(?![a-z])\p{Script=Latin}/u.test(plainLetters(shown).replaceAll(OF_LANGUAGES, ''));
  return isRareLatin || UNWRITTEN.test(shown) || OLD.test(shown);
}
