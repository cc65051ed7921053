import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinFacts } from './join-facts.ts';
import { LANGUAGES, type Language, languageName, speakAs } from './language.ts';
import { loadLanguage } from './load-language.ts';
import { roleName } from './rights.ts';
import { sizeInWords } from './size-in-words.ts';

const speak = (language: Language) => speakAs(() => ({ language, languages: LANGUAGES }));
beforeAll(() => Promise.all(LANGUAGES.map(loadLanguage)));
afterAll(() => speak('en'));

test.each([
  ['en', 'a; b; c', '30 MB', '256 kB', 'French', 'User', 'Finance'],
  ['fr', 'a\u202f; b\u202f; c', '30\u202fMo', '256\u202fko', 'français', 'Utilisateur', 'Finance'],
  ['pt', 'a; b; c', '30 MB', '256 kB', 'francês', 'Utilizador', 'Finance'],
] as const)('what the program puts together is written as ‘%s’ writes it', (language, ...said) => {
  speak(language);
  expect([
    joinFacts(['a', '', 'b', 'c']),
    sizeInWords(30),
    sizeInWords(256, 'kilobyte'),
    languageName('fr'),
    roleName('User'),
    roleName('Finance'),
  ]).toEqual(said);
});
