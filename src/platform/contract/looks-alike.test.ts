import { expect, test } from 'vitest';
import { hasRareLetters, likenessOf, mixesScripts } from './looks-alike.ts';

test.each([
  ...[
    'administrator',
    'ADMINISTRATOR',
    'Admin\u200bistrator',
    'Administrator\u00a0',
    'Admi\u00adnistrator',
    'Administrator\u3164',
  ],
  ...[
    'Аdministrator',
    'Αdministrator',
    'Admіnistrator',
    'Аdmіnіѕtrаtоr',
    'Ａｄｍｉｎｉｓｔｒａｔｏｒ',
    '𝐀𝐝𝐦𝐢𝐧𝐢𝐬𝐭𝐫𝐚𝐭𝐨𝐫',
  ],
  ...[
    'Adm1nistrator',
    'Admlnistrator',
    'Administrat0r',
    'Adrninistrator',
    'Admin istrator',
    'Administrator.',
    'Ádministrator',
    'ᴀdministʀator',
    'Adminıstrator',
    'ꓮꓓꓟꓲꓠꓲꓢꓔꓣꓮꓔꓳꓣ',
  ],
  ...['@dministrator', '4dministrator', 'Adm!nistrator', 'Admini$trator', 'Administra7or', 'Administr@†or'],
])('%j looks like an Administrator', (name) => {
  expect(likenessOf(name)).toBe(likenessOf('Administrator'));
});

test.each([
  ['Editor', 'Auditor'],
  ['Desk', 'Disk'],
  ['Касса', 'Каса'],
  ['Salle 1', 'Salle 2'],
  ['Salle 4', 'Salle A'],
  ['Desk!', 'Desk i'],
  ['受付', '受付係'],
  ['★', '☆'],
])('%s and %s don’t look alike', (one, other) => {
  expect(likenessOf(one)).not.toBe(likenessOf(other));
});

test.each(['Аdministrator', 'Αdmin', 'Kоfi', 'раypal', 'Ελlen', 'Ama Аdu'])('%j mixes scripts', (name) => {
  expect(mixesScripts(name)).toBe(true);
});

test.each([
  ...[
    'Администратор',
    'Διαχειριστής',
    'Kɔfi Ɛdu',
    'N’Diaye',
    'ʻAlisi',
    'Ali بن Said',
    '田中 Ken',
    'データ入力',
    'Adébáyọ̀',
  ],
  ...['Ama Мария', 'ߒߞߏ', 'منیب‌الرحمن', 'Caisse 2'],
])('%j doesn’t', (name) => {
  expect(mixesScripts(name)).toBe(false);
});

test.each([
  ...[
    'Use\uab47',
    'Uꜱᴇʀ',
    'Useɾ',
    'Ɐdmin',
    'Dєsk ꙇ',
    'ꓮꓓꓟ',
    'ᎠᎡᏢ',
    'Ⲟffice',
    '𐐔esk',
    'ʘffice',
    'Ꝺesk',
    'Editoꭈ',
  ],
  ...['ᑌᔕᗴᖇ', 'Deʂk', 'Ⴝalle'],
])('%j has letters that nobody writes', (name) => {
  expect(hasRareLetters(name)).toBe(true);
});

test.each([
  ...[
    'Équipe d’accueil',
    'Kɔfi Ɛdu',
    'Ŋmaa Ɣali',
    'Dagbanli ʒɛ',
    'Škoda Łódź',
    'Đặng Ƙasa',
    'Straße',
    'Ǝdu',
    'Sámi ŧ',
  ],
  ...[
    'Администратор',
    'Διαχειριστής',
    'العربية',
    '受付',
    '데스크',
    'データ入力',
    'አማርኛ',
    'ߒߞߏ',
    '𞤀𞤣𞤤𞤢𞤥',
    'ⵜⴰⴼⵉⵏⴰⵖ',
    'हिन्दी',
  ],
  ...['Desk 2 & Co.', 'O’Neill (Zoë)', 'ƒini Eʋe', '①'],
])('%j has not', (name) => {
  expect(hasRareLetters(name)).toBe(false);
});
