import { expect, test } from 'vitest';
import { aroundName } from './around-name.ts';

test('a name is found with what stands right behind it', () => {
  expect(aroundName('Thank you, Fatou N’Diaye.', 'Fatou N’Diaye')).toEqual([
    'Thank you, ',
    'Fatou N’Diaye.',
    '',
  ]);
  expect(aroundName('Ama Owusu (Panelist),', 'Ama Owusu')).toEqual(['', 'Ama Owusu', ' (Panelist),']);
  expect(aroundName('Kofi, bem-vindo', 'Kofi')).toEqual(['', 'Kofi,', ' bem-vindo']);
});

test('without the name, or without any, all of it stands before', () => {
  expect(aroundName('Thank you.', 'Ama')).toEqual(['Thank you.', '', '']);
  expect(aroundName('Thank you.', '')).toEqual(['Thank you.', '', '']);
});
