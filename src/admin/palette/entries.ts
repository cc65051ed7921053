import type { LinkOptions } from '@tanstack/react-router';
import { mayAccess } from '#platform/contract/access.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { allKinds, type KindScreen } from '#platform/contract/kind.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import type { Found, searchEverything } from '#rooms/edition/contract.ts';
import type { AtHand } from '#ui/admin/at-hand.ts';
import type { PaletteAction, PalettePlace } from '#ui/admin/palette-action.ts';
import type { RecentRecord } from '#ui/admin/recent-records.ts';
import { recordLink } from '#ui/admin/record-link.ts';
import { mayOpen } from '../access.ts';
import { SCREENS } from '../admin-screens.ts';
import { matches } from '../matches.ts';
import { MENU } from '../menu.ts';
import * as say from '../messages.ts';

/** What the palette offers: a destination, or something to do. */
export interface Entry {
  key: string;
  label: string;
  synonyms?: readonly string[] | undefined;
  detail: string;
  /** From which a person's cloth is woven. */
  cloth?: string | undefined;
  /** If a synonym found it, this is said instead of the detail. */
  saysWhy?: boolean;
  does: { link: LinkOptions } | { act: () => void };
}

export interface EntryGroup {
  /** If another group may have the same title. */
  key?: string;
  title: string;
  items: readonly Entry[];
}

type FoundRecords = CallOutput<typeof searchEverything>;

const OTHERS = SCREENS.flatMap(({ inPalette = [] }) =>
  inPalette.map(({ to, label }) => screen(label(), '', to)),
);
const adding = MENU.flatMap(({ heading, items }) =>
  items.flatMap(({ add }) => (add ? screen(add.label(), heading(), add.to) : [])),
);
const visiting = MENU.flatMap(({ heading, items }) =>
  items.flatMap(({ to, label, tabs }) => [
    screen(label(), heading(), to),
    ...tabs.map((tab) => screen(tab.label(), label(), tab.to)),
  ]),
);

/** The screens that the user may open whose names contain the words of the term. */
export function screenEntries(session: SessionValues, term: string): readonly Entry[] {
  return named(
    [...OTHERS, ...visiting].filter(({ path }) => mayOpen(path, session)),
    term,
  );
}

/** The parts of screens whose names or words contain those of the term: there are too many to list all. */
export function placeEntries(session: SessionValues, term: string, places: readonly PalettePlace[]) {
  if (term.trim() === '') return [];
  const open = places.filter(({ access = 'any-right' }) => mayAccess(access, session));
  const entries = open.map(({ label, detail, words, link }) => ({
    ...screen(label, detail, link),
    synonyms: words,
    saysWhy: true,
  }));
  return named(
    entries.filter(({ path }) => mayOpen(path, session)),
    term,
  );
}

/** What can be done with what is chosen or open. */
export function atHandGroups(atHand: readonly AtHand[], term: string): EntryGroup[] {
  return atHand.map(({ about, actions }, place) => ({
    key: `at hand ${place}`,
    title: about,
    items: named(
      actions.map(({ label, press }) => ({
        key: `${about} ${label}`,
        label,
        detail: '',
        does: { act: press },
      })),
      term,
    ),
  }));
}

/** What the user may add or do. */
export function actionEntries(
  session: SessionValues,
  term: string,
  actions: readonly PaletteAction[],
): readonly Entry[] {
  const offered = actions.filter(
    ({ access, variantOf }) => mayAccess(access, session) && !(variantOf && hasWords(variantOf, term)),
  );
  const entries = [
    ...adding.filter(({ path }) => mayOpen(path, session)),
    ...offered.map(({ label, synonyms, act }) => ({
      key: label,
      label,
      synonyms,
      detail: '',
      does: { act },
    })),
  ];
  return named(entries, term);
}

/** The records opened last that the user may still open. */
export function recentEntries(
  session: SessionValues,
  term: string,
  recent: readonly RecentRecord[],
): readonly Entry[] {
  const entries = recent
    .map(({ title, address }) => ({ title, address, url: new URL(address, window.location.origin) }))
    .filter(({ url }) => mayOpen(url.pathname, session))
    .map(({ title, address, url: { pathname, searchParams } }) => ({
      key: address,
      label: title,
      detail:
        allKinds()
          .find(({ recordScreen }) => recordScreen && matches(recordScreen, pathname))
          ?.many() ?? '',
      does: { link: { to: pathname, search: Object.fromEntries(searchParams) } as LinkOptions },
    }));
  return named(entries, term);
}

/** The records found, grouped by kind, each with the screen that shows it; and of which edition they are, if of one. */
export function foundGroups({ records, more }: FoundRecords, term: string, edition: string): EntryGroup[] {
  return allKinds()
    .map(({ name, many, isOfEdition, holdsPeople, recordScreen, list }) => {
      const items = records.flatMap((one) =>
        one.kind === name && recordScreen ? toEntry(one, recordScreen, holdsPeople) : [],
      );
      const all = more.find(({ kind }) => kind === name);
      const whole: Entry[] =
        all && list
          ? [
              {
                key: `all ${name}`,
                label: (all.isMore ? say.showMore : say.showAll)({ count: all.count, list: many() }),
                detail: '',
                does: { link: { to: list.screen, search: { search: term } } as LinkOptions },
              },
            ]
          : [];
      return {
        title: isOfEdition && edition ? `${many()}, ${edition}` : many(),
        items: [...items, ...whole],
      };
    })
    .filter(({ items }) => items.length > 0);
}

function toEntry({ id, title, detail }: Found, screen: KindScreen, holdsPeople: boolean): Entry {
  const cloth = holdsPeople ? title : undefined;
  return { key: id, label: title, detail, cloth, does: { link: recordLink(screen, id) } };
}

function screen(label: string, detail: string, to: string) {
  return {
    key: `${to} ${label}`,
    path: to.split('#')[0] ?? to,
    label,
    detail,
    does: { link: linkTo(to) },
  };
}

function linkTo(address: string): LinkOptions {
  const [to, hash] = address.split('#');
  return { to, ...(hash && { hash }) } as LinkOptions;
}

/**
 * The entries whose label or a synonym contains the words of the term, or words that mean the same. Those that begin with it come
 * first, the shortest before the others: 'add sp' gives 'Add Speaker' before 'Add Speaker Category'.
 */
function named(entries: readonly Entry[], term: string): readonly Entry[] {
  const start = normaliseForSearch(term);
  if (!start) return entries;
  const rank = ({ label }: Entry) => {
    const name = normaliseForSearch(label);
    if (name.startsWith(start)) return name.length;
    return hasWords(label, term) ? 1e3 : 1e4;
  };
  return entries
    .flatMap((entry): { entry: Entry; at: number }[] => {
      if (hasWords(entry.label, term)) return [{ entry, at: rank(entry) }];
      const synonym = entry.synonyms?.find((one) => hasWords(one, term));
      if (synonym === undefined && !hasWords(entry.label, term, listMeanings())) return [];
      const detail = entry.saysWhy && synonym ? synonym : entry.detail;
      return [{ entry: { ...entry, detail }, at: rank(entry) }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

/** Whether a label has each word of the term, or one that means the same. */
function hasWords(label: string, term: string, meanings: readonly (readonly string[])[] = []): boolean {
  const name = normaliseForSearch(label);
  return normaliseForSearch(term)
    .split(' ')
    .every((word) => {
      if (name.includes(word)) return true;
      if (word.length <= 2) return false;
      const same = meanings.filter((words) => words.some((one) => one.startsWith(word))).flat();
      return same.some((one) => name.includes(one));
    });
}

let meanings: string[][] | undefined;

/** Words that people take for each other, as the catalogue lists them. */
function listMeanings(): string[][] {
  const listed = say.synonyms();
  meanings ??= listed.split(';').map((group) => group.split(',').map(normaliseForSearch));
  return meanings;
}
