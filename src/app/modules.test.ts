import { expect, test } from 'vitest';
import { CLIENT_MODULES } from '#admin/client-modules.ts';
import { guardedScreens } from '#admin/server/admin-pages.ts';
import type { Kind } from '#platform/contract/kind.ts';
import { kindsWith, type ServerKind } from '#platform/server/module.ts';
import { subjects } from '#rooms/ground/activity/contract.ts';
import { EVERY_KIND, EVERY_SCREEN } from '#testing/every-kind.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { MODULES } from './modules.ts';

const clients: readonly ClientModule[] = CLIENT_MODULES;
const namesWith = (name: keyof ServerKind) =>
  kindsWith(MODULES, name)
    .map(({ kind }) => kind.name)
    .toSorted();
const namesOf = (isOne: (kind: Kind) => unknown, kinds: readonly Kind[] = EVERY_KIND) =>
  kinds
    .filter(isOne)
    .map(({ name }) => name)
    .toSorted();

test('every kind of record has a module on the server and in the browser, and only one', () => {
  expect(namesWith('kind')).toEqual(namesOf(() => true));
  expect(
    namesOf(
      () => true,
      clients.flatMap(({ kinds = [] }) => kinds),
    ),
  ).toEqual(namesOf(() => true));
});

test('no kind has the name of something else that activities are about', () => {
  expect(new Set(subjects()).size).toBe(subjects().length);
});

test('what is kept about people can be given out and erased, whatever kind it is', () => {
  expect(namesWith('personalData')).toEqual(namesOf(({ holdsPeople }) => holdsPeople));
});

test('kinds that the palette finds say how, and so do those that are read from files', () => {
  expect(namesWith('findByName')).toEqual(namesOf(({ isFound }) => isFound));
  expect(namesWith('importer')).toEqual(namesOf(({ isImported }) => isImported));
});

test('the server and the browser know the same mails, each of one module', () => {
  const told = (modules: readonly { mails?: object }[]) =>
    modules.flatMap(({ mails = {} }) => Object.entries(mails)).toSorted();
  expect(told(clients)).toEqual(told(MODULES));
  const names = told(MODULES).map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('the server guards every screen that a module declares', () => {
  expect(guardedScreens(MODULES)).toEqual(EVERY_SCREEN);
});
