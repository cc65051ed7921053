import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { ticketNumber } from '#rooms/ground/contract.ts';
import { type Listed, UNKNOWN } from '../../answer.ts';
import type { SentScan } from '../../contract.ts';
import type { Told } from './storage.ts';

const FOUND_MAX = 60;

/** Who is known at the door: as the server told them, with walk-ins and corrected names that aren't sent yet. */
export class GuestList {
  readonly #listed = new Map<string, Listed>();
  readonly #registered = new Map<string, string>();
  /** By which somebody is found. */
  readonly #words = new WeakMap<Listed, string>();
  #all = new Map<string, Listed>();
  #found: readonly { person: Listed; words: string }[] = [];
  #hasNews = false;

  /** Also under the ids that people had before they were registered. */
  get all(): ReadonlyMap<string, Listed> {
    return this.#all;
  }

  /** Something was told that isn't shown yet. */
  get hasNews(): boolean {
    return this.#hasNews;
  }

  /** Somebody who came without a registration may have one by now. */
  whoIs(who: string): string {
    return this.#registered.get(who) ?? who;
  }

  take({ people, registered, gone }: Told): void {
    if (people.length + registered.length + gone.length === 0) return;
    this.#hasNews = true;
    for (const person of people) this.#listed.set(person.id, person);
    for (const [walkIn, id] of registered) {
      this.#registered.set(walkIn, id);
      this.#listed.delete(walkIn);
    }
    for (const id of gone) {
      this.#listed.delete(id);
      this.#registered.delete(id);
    }
  }

  /** A walk-in, at once. */
  add(person: Listed): void {
    this.#all.set(person.id, person);
  }

  show(unsent: readonly SentScan[]): void {
    this.#hasNews = false;
    const walkIns = unsent.flatMap(({ who, walkIn }): Listed[] =>
      walkIn ? [{ ...UNKNOWN, id: who, name: walkIn.name, company: walkIn.company, isWalkIn: true }] : [],
    );
    const corrected = new Map(
      unsent.flatMap((scan) => (scan.corrected ? [[this.whoIs(scan.who), scan.corrected]] : [])),
    );
    const people = [...this.#listed.values(), ...walkIns].map((person) => {
      const names = corrected.get(person.id);
      return names ? { ...person, ...names } : person;
    });
    this.#all = new Map(people.map((person) => [person.id, person]));
    // A badge may have been printed before there was a registration.
    for (const [walkIn, id] of this.#registered) {
      const person = this.#all.get(id);
      if (person) this.#all.set(walkIn, person);
    }
    this.#found = people
      .map((person) => ({ person, words: this.#wordsOf(person) }))
      .toSorted((a, b) => (a.words < b.words ? -1 : 1));
  }

  /** Those whose name or company has these letters, in whatever order, or whose ticket's number begins so. */
  find(search: string): Listed[] {
    const typed = normaliseForSearch(search);
    const words = typed.split(' ');
    return this.#found
      .filter(
        ({ person, words: all }) =>
          words.every((word) => all.includes(word)) ||
          ticketNumber(person.id).toLowerCase().startsWith(typed),
      )
      .slice(0, FOUND_MAX)
      .map(({ person }) => person);
  }

  clear(): void {
    this.#listed.clear();
    this.#registered.clear();
    this.#all = new Map();
    this.#found = [];
  }

  #wordsOf(person: Listed): string {
    const known = this.#words.get(person);
    if (known !== undefined) return known;
    const words = normaliseForSearch(`${person.name} ${person.company}`);
    this.#words.set(person, words);
    return words;
  }
}
