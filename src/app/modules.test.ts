import { expect, test } from 'vitest';
import { KINDS } from '#modules/kinds.ts';
import type { Kind } from '#platform/contract/kind.ts';
import { kindsWith } from '#platform/server/module.ts';
import { MODULES } from './modules.ts';

const ofModules = kindsWith(MODULES, 'kind').map(({ kind }) => kind.name);
const namesWith = (name: 'personalData' | 'findByName') =>
  kindsWith(MODULES, name).map(({ kind }) => kind.name);
const namesOf = (is: (kind: Kind) => boolean) => KINDS.filter(is).map(({ name }) => name);

test('every kind of record has a module, and only one', () => {
  expect(ofModules.toSorted()).toEqual(namesOf(() => true).toSorted());
});

test('what is kept about people can be given out and erased, whatever kind it is', () => {
  expect(namesWith('personalData').toSorted()).toEqual(namesOf(({ holdsPeople }) => holdsPeople).toSorted());
});

test('kinds that the palette finds say how', () => {
  expect(namesWith('findByName').toSorted()).toEqual(namesOf(({ isFound }) => isFound).toSorted());
});
