import type { LinkOptions } from '@tanstack/react-router';
import type { Found } from '#modules/search/contract.ts';
import { mayAccess } from '#platform/contract/access.ts';
import { allKinds, type KindScreen } from '#platform/contract/kind.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import type { PaletteAction } from '#ui/admin/palette-action.ts';
import type { RecentRecord } from '#ui/admin/recent-records.ts';
import { recordLink } from '#ui/admin/record-link.ts';
import { mayOpen } from '../access.ts';
import { SCREENS } from '../admin-screens.ts';
import { matches } from '../matches.ts';
import { MENU } from '../menu.ts';

/** What the palette offers: a destination, or something to do. */
export interface Entry {
  key: string;
  label: string;
  synonyms?: readonly string[] | undefined;
  detail: string;
  does: { link: LinkOptions } | { act: () => void };
}

export interface EntryGroup {
  title: string;
  items: readonly Entry[];
}

const OTHERS = SCREENS.flatMap(({ inPalette = [] }) =>
  inPalette.map(({ to, label }) => screen(label(), '', to)),
);
const adding = MENU.flatMap(({ title, items }) =>
  items.flatMap(({ add }) => (add ? screen(add.label(), title, add.to) : [])),
);
const visiting = MENU.flatMap(({ title, items }) =>
  items.flatMap(({ to, label, tabs }) => [
    screen(label(), title, to),
    ...tabs.map((tab) => screen(tab.label(), label(), tab.to)),
  ]),
);

/** The screens that the user may open whose names contain the words of the term. */
export function screenEntries(session: SessionValues, term: string): readonly Entry[] {
  return named(
    [...OTHERS, ...visiting].filter(({ key }) => mayOpen(key, session)),
    term,
  );
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
    ...adding.filter(({ key }) => mayOpen(key, session)),
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
export function foundGroups(found: readonly Found[], edition: string): EntryGroup[] {
  return allKinds()
    .map(({ name, many, isOfEdition, recordScreen }) => ({
      title: isOfEdition && edition ? `${many()}, ${edition}` : many(),
      items: found.flatMap((one) => (one.kind === name && recordScreen ? toEntry(one, recordScreen) : [])),
    }))
    .filter(({ items }) => items.length > 0);
}

function toEntry({ id, title, detail }: Found, screen: KindScreen): Entry {
  return { key: id, label: title, detail, does: { link: recordLink(screen, id) } };
}

function screen(label: string, detail: string, to: NonNullable<LinkOptions['to']>): Entry {
  return { key: to, label, detail, does: { link: { to } as LinkOptions } };
}

/**
 * The entries whose label or a synonym contains the words of the term. Those that begin with it come first, the
 * shortest before the others: 'add sp' gives 'Add Speaker' before 'Add Speaker Category'.
 */
function named(entries: readonly Entry[], term: string): readonly Entry[] {
  const start = normaliseForSearch(term);
  if (!start) return entries;
  const rank = ({ label }: Entry) => {
    const name = normaliseForSearch(label);
    return name.startsWith(start) ? name.length : Number.POSITIVE_INFINITY;
  };
  const isNamed = ({ label, synonyms = [] }: Entry) =>
    [label, ...synonyms].some((name) => hasWords(name, term));
  return entries
    .filter(isNamed)
    .map((entry) => ({ entry, at: rank(entry) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .map(({ entry }) => entry);
}

function hasWords(label: string, term: string): boolean {
  const name = normaliseForSearch(label);
  return normaliseForSearch(term)
    .split(' ')
    .every((word) => name.includes(word));
}
