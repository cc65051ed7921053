import { expect, test } from 'vitest';
import { z } from 'zod';
import { namingOnly } from './placeholder-field.ts';
import { fill, placeholdersIn } from './placeholders.ts';

test('values stand in the place of their names; whatever has none stays as it is', () => {
  const values = { name: 'Ama', city: '{name}' };
  expect(fill('{name} in {city}, {name}', values)).toBe('Ama in {name}, Ama');
  for (const text of ['{nmae}', '{constructor}', '{}', '{ name }', 'name', '{name']) {
    expect(fill(text, values)).toBe(text);
  }
});

test('each name is found once, in the order in which they stand', () => {
  expect(placeholdersIn(['{b} {a}', 'none', '{a} {c}'])).toEqual(['b', 'a', 'c']);
});

test('a text that names something else is refused, with what may be named', () => {
  const said = (known: string[], text: string) =>
    namingOnly(z.string(), known)
      .safeParse(text)
      .error?.issues.map(({ message }) => message);
  expect(said(['name', 'city'], '{city}: {nmae}')).toEqual([
    '{nmae} isn’t a placeholder. You can use {name}, {city}.',
  ]);
  expect(said([], '{name}')).toEqual(['{name} isn’t a placeholder that can stand here.']);
  expect(said(['name'], 'Dear {name}')).toBeUndefined();
});
